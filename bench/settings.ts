import { parseArgs } from 'node:util'

const parts = [
  ...(['browser', 'sign-in', 'dictionary', 'drugs', 'terms', 'people', 'trail'] as const),
  ...(['reports', 'search'] as const),
] as const
/** What can be measured alone. */
export type Part = (typeof parts)[number]

export interface BenchSettings {
  /** Cases of the large database. */
  readonly cases: number
  /** Cases of the small one, measured on the way. */
  readonly few: number
  /** Cases whose facts reports count, and whose contents are searched. */
  readonly counted: number
  /** Products of the drug dictionary. */
  readonly products: number
  /** Messages that are imported, exported and validated. */
  readonly files: number
  /** Times that a list, a case or a page is asked for. */
  readonly tries: number
  /** Only this part is measured, and takes the place of what was measured of it before. */
  readonly only: Part | undefined
  /** People who sign in at once, and who work at the same time. */
  readonly people: number
  /** So long people work at the same time. */
  readonly seconds: number
  /** Times that work is done with the trail and without parts of it. */
  readonly rounds: number
  /** The database of the last run goes on being used, and is left for the next. */
  readonly isReused: boolean
  /** Results go to docs/benchmarks.md; not those of a quick run. */
  readonly isKept: boolean
}

/**
 * `--cases N` sets the size of the large database (1,000,000 when absent), `--files N` the number of
 * messages; `--quick` tries everything in a minute and is not kept; `--reuse` takes the database that
 * an earlier run with `--reuse` left, and leaves it. One part alone, while the rest of the last
 * results stays: `--browser` the editor in a browser, `--sign-in` signing in and the limits,
 * `--dictionary` the medical dictionary, `--drugs` the drug dictionary, `--terms` lists by terms of
 * the medical one, `--people` many people at work, `--trail` what the audit trail costs, `--reports` the
 * reports over facts of 100,000 cases, `--search` the advanced search over the contents of as many.
 */
export function readSettings(args: string[]): BenchSettings {
  const { values } = parseArgs({
    args,
    options: {
      'cases': { type: 'string' },
      'files': { type: 'string' },
      'quick': { type: 'boolean' },
      'browser': { type: 'boolean' },
      'sign-in': { type: 'boolean' },
      'dictionary': { type: 'boolean' },
      'drugs': { type: 'boolean' },
      'terms': { type: 'boolean' },
      'people': { type: 'boolean' },
      'trail': { type: 'boolean' },
      'reports': { type: 'boolean' },
      'search': { type: 'boolean' },
      'reuse': { type: 'boolean' },
    },
  })
  const cases = Number(values.cases ?? (values.quick ? 2000 : 1_000_000))
  const files = Number(values.files ?? (values.quick ? 60 : 2000))
  const only = parts.find((part) => values[part])
  const isReused = values.reuse ?? false
  return values.quick
    ? {
        cases,
        few: 500,
        counted: 2000,
        products: 5000,
        files,
        tries: 4,
        people: 20,
        seconds: 10,
        rounds: 3,
        only,
        isReused,
        isKept: false,
      }
    : {
        cases,
        few: 10_000,
        counted: 100_000,
        products: 500_000,
        files,
        tries: 30,
        people: 200,
        seconds: 120,
        rounds: 20,
        only,
        isReused,
        isKept: true,
      }
}
