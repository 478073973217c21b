// One hostile client as a process of its own: gets ready, waits to be told to go, and goes on until
// it is told to stop; then it says what it was answered with, how often. A stranger would not work
// on the processors of the server: it has what all others leave of them, where Linux can be told so.
import { spawnSync } from 'node:child_process'
import { setPriority } from 'node:os'

import { attacks } from './attacks.js'
import type { Target } from './wire.js'

const [kind, target] = process.argv.slice(2)
setPriority(19)
spawnSync('chrt', ['--idle', '--all-tasks', '--pid', '0', String(process.pid)])
const attack = await attacks[kind!]!(JSON.parse(target!) as Target)

let isOver = false
process.on('message', (message) => {
  if (message === 'go') void goOn()
  else isOver = true
})
process.on('disconnect', () => process.exit())
process.send!('ready')

async function goOn() {
  const answers: Record<string, number> = {}
  while (!isOver) {
    const answer = await attack()
    answers[answer] = (answers[answer] ?? 0) + 1
  }
  process.send!(answers, () => process.exit())
}
