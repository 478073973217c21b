// `npm run calls`: writes the types of all calls for the client, those of a plugin into its folder.
import { rmSync, writeFileSync } from 'node:fs'

import { say, Stop } from '../lib/say.ts'
import { staleCalls } from '../lib/written_calls.ts'

try {
  const stale = await staleCalls()
  for (const [file, text] of stale) {
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
    say(`${file} ${text === undefined ? 'taken away' : 'written'}`)
  }
  if (stale.size === 0) say('The types of calls say what the calls do')
} catch (error) {
  console.error(error instanceof Stop ? `\n  ${error.message}\n` : error)
  process.exitCode = 1
}
