import type { Counts } from './counts.ts'
import { runLane } from './lane.ts'

/** Below the others it may not come to a word for as long as all the rest takes. */
const SILENCE = 60 * 60_000
/** The linter with its types and a compiler, beside three lanes with their servers and browsers. */
const MEMORY = 10 * 2 ** 30

/** Whether there is room for the static checks while specs run. */
export const hasRoomBeside = () => process.availableMemory() > MEMORY

/**
 * Runs the static checks with what the lanes beside them leave of the machine; what they say is
 * printed in one piece when they are done.
 */
export async function checkBeside(): Promise<Counts> {
  let output = ''
  const code = await runLane({
    args: ['scripts/check/main.ts', '--beside'],
    env: process.env,
    name: 'Static checks',
    silence: SILENCE,
    write: (text) => void (output += text),
  })
  console.log(`\n${output}`)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? []
  const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 }
  if (code === 0) return counts
  const [, ...failures] = output.split(/^(?=✖ )/m)
  return { ...counts, failed: Math.max(counts.failed, 1), failures }
}
