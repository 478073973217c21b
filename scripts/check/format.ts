import { runProgram } from '../lib/run_program.ts'
import type { Step } from './step.ts'

/**
 * Prettier lays out what is written, and is slow. Another tool lays out nearly all as it does, in a
 * fortieth of the time: Prettier is asked of the files alone in which that one would change something.
 */
export const format: Step = {
  name: 'format',
  async run() {
    const args = ['node_modules/oxfmt/bin/oxfmt', '--list-different', '.']
    const { code, output } = await runProgram(process.execPath, args)
    if (code === 0) return { ok: true, output: '' }
    const doubtful = output.split('\n').filter(Boolean)
    const prettier = await runProgram(process.execPath, [
      'node_modules/prettier/bin/prettier.cjs',
      ...['--check', '--log-level=warn', ...doubtful],
    ])
    return { ok: prettier.code === 0, output: prettier.output }
  },
}
