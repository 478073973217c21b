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
  let said = ''
  const code = await runLane({
    args: ['scripts/check/main.ts', '--beside'],
    env: process.env,
    name: 'Static checks',
    silence: SILENCE,
    write: (text) => void (said += text),
  })
  console.log(`\n${said}`)
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(said) ?? []
  const counts = { passed: Number(passed ?? 0), failed: Number(failed ?? 0), skipped: 0 }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
