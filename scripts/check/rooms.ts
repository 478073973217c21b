import { runProgram } from '../lib/run_program.ts'
import type { Step } from './step.ts'

/** The rooms of the house; ARCHITECTURE.md says what each is for. */
const ROOMS = [
  '.ci',
  'bench',
  'bin',
  'config',
  'database',
  'docs',
  'form-schemas',
  'kernel',
  'plugins',
  'public',
  'resources',
  'scripts',
  'start',
  'tests',
]

/** Files that may lie at the top. */
const FILES_AT_THE_TOP =
  /^(ace(\.ts)?|adonisrc\.ts|vite\.config\.ts|oxlint\.config\.ts|knip\.json|package(-lock)?\.json|tsconfig(\.\w+)?\.json|LICENSE|[A-Z]+\.md|\.[\w-]+(\.\w+)*)$/

/** No file lies outside of the rooms, and no folder is named after a kind of file. */
export const rooms: Step = {
  name: 'rooms',
  async run() {
    const args = ['ls-files', '--cached', '--others', '--exclude-standard']
    const { output } = await runProgram('git', args)
    const strays = output.trim().split('\n').filter(isStray)
    return { ok: strays.length === 0, output: strays.join('\n') }
  },
}

/** Whether a file, by its path from the top, lies where the house has no room. */
export function isStray(file: string): boolean {
  const [room, ...rest] = file.split('/')
  if (!rest.length) return !FILES_AT_THE_TOP.test(file)
  const byKind =
    /^plugins\/\w+\/(controllers|models|services|actions|policies|events|utils|helpers)\//
  return !ROOMS.includes(room) || byKind.test(file)
}
