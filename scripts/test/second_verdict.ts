import type { FileResult } from '../../tests/spec_queue.ts'
import type { Results } from './run_specs.ts'

/** More red files than these say that something is broken, not that the machine was busy. */
const MOST_RED = 25

export interface Verdict {
  readonly results: Results
  /** Files that were red at first and green at their second run, each with its first error. */
  readonly unsteady: ReadonlyMap<string, string>
}

/**
 * Runs each red file once more, alone. One that is green then counts as passed and is unsteady, one that is
 * red twice has failed.
 * @param results what became of each file at first
 * @param runAgain runs one file alone
 */
export async function judgeAgain(
  results: Results,
  runAgain: (file: string) => Promise<FileResult | undefined>
): Promise<Verdict> {
  const unsteady = new Map<string, string>()
  const red = [...results].filter(([file, { failed }]) => failed > 0 && isSpec(file))
  if (red.length > MOST_RED) {
    console.log(`\n${red.length} files are red, more than ${MOST_RED}: none is run once more`)
    return { results, unsteady }
  }
  const judged = new Map(results)
  for (const [file, { failures }] of red) {
    console.log(`\nOnce more, alone: ${file}`)
    const again = await runAgain(file)
    if (!again) continue
    judged.set(file, again)
    if (again.failed === 0) unsteady.set(file, failures[0] ?? 'red')
  }
  return { results: judged, unsteady }
}

/** The list of unsteady files, as text; empty where there is none. */
export function describeUnsteady(unsteady: Verdict['unsteady']): string {
  if (unsteady.size === 0) return ''
  const each = [...unsteady].map(([file, error]) => `  ${file}\n${error.replace(/^/gm, '    ')}`)
  return ['\n  Unsteady: red at first, green alone', ...each].join('\n\n')
}

/** A process that came to no file at all stands in the results by its name. */
const isSpec = (file: string) => /\.spec\.tsx?$/.test(file)
