import { parseArgs } from 'node:util'

export interface BenchSettings {
  /** Cases of the large database. */
  readonly cases: number
  /** Cases of the small one, measured on the way. */
  readonly few: number
  /** Messages that are imported, exported and validated. */
  readonly files: number
  /** Times that a list, a case or a page is asked for. */
  readonly tries: number
  /** Only the part in the browser is measured, and takes the place of that part. */
  readonly isBrowserOnly: boolean
  /** Results go to docs/benchmarks.md; not those of a quick run. */
  readonly isKept: boolean
}

/**
 * `--cases N` sets the size of the large database, `--files N` the number of messages; `--quick`
 * tries everything in a minute; `--browser` measures the editor in a browser and nothing else.
 */
export function readSettings(args: string[]): BenchSettings {
  const { values } = parseArgs({
    args,
    options: {
      cases: { type: 'string' },
      files: { type: 'string' },
      quick: { type: 'boolean' },
      browser: { type: 'boolean' },
    },
  })
  const cases = Number(values.cases ?? (values.quick ? 2000 : 1_000_000))
  const files = Number(values.files ?? (values.quick ? 60 : 2000))
  const isBrowserOnly = values.browser ?? false
  return values.quick
    ? { cases, few: 500, files, tries: 4, isBrowserOnly, isKept: false }
    : { cases, few: 10_000, files, tries: 30, isBrowserOnly, isKept: true }
}
