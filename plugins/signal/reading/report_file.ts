import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/signal/lang/server/wording'
import { columnOf } from '#plugins/signal/reading/headings'
import type { RecordRow, Records } from '#plugins/signal/reading/read_records'
import { type StratumColumn, StratumReader } from '#plugins/signal/reading/stratum_reader'
import type { ReportRows } from '#plugins/signal/statistics/counting/report_rows'

/** The reports of a file, and what was not counted. */
export interface ReportFile {
  readonly rows: ReportRows
  readonly notes: readonly Words[]
}

/** Whether a file holds reports: a column for the report, the drug and the event each. */
export const holdsReports = ({ headings }: Records): boolean =>
  ['report', 'drug', 'event'].every((name) => columnOf(headings, name) !== undefined)

/**
 * The reports of records. A row without a report, a drug or an event is left out and told: a blank
 * number is no report that rows have in common. Refuses with 3001 a file in which no row is left.
 * @param by headings of the columns that stratify
 */
export function reportsOf(records: Records, by: readonly StratumColumn[]): ReportFile {
  const [report, drug, event] = ['report', 'drug', 'event'].map((name) =>
    columnOf(records.headings, name)!
  ) as [number, number, number]
  const isWhole = ({ cells }: RecordRow) =>
    cells[report] !== '' && cells[drug] !== '' && cells[event] !== ''
  const whole = records.rows.filter(isWhole)
  if (whole.length === 0)
    throw new kernelErrors.E_FILE_CONTENT({ detail: wording('reading.no_whole_row') })
  const [reports, drugs, events] = [new Numbering(), new Numbering(), new Numbering()]
  const ofReport = Uint32Array.from(whole, ({ cells }) => reports.of(cells[report]!))
  const ofDrugs = Uint32Array.from(whole, ({ cells }) => drugs.of(cells[drug]!))
  const ofEvents = Uint32Array.from(whole, ({ cells }) => events.of(cells[event]!))
  const strata = new StratumReader(by, reports.size)
  for (const [at, { cells }] of whole.entries()) strata.read(ofReport[at]!, cells)
  const left = records.rows.length - whole.length
  return {
    rows: {
      reports: reports.size,
      drugs: drugs.names,
      events: events.names,
      ofDrugs: { report: ofReport, code: ofDrugs },
      ofEvents: { report: ofReport, code: ofEvents },
      ...(by.length > 0 && { strata: strata.strata() }),
    },
    notes: [
      ...(left > 0 ? [wording('reading.rows_left_out', { count: left })] : []),
      ...(strata.contradictions > 0
        ? [wording('reading.contradictions', { count: strata.contradictions })]
        : []),
    ],
  }
}

/** Gives each text a number, in the order in which they come. */
class Numbering {
  readonly #numbers = new Map<string, number>()

  of(text: string): number {
    const found = this.#numbers.get(text)
    if (found !== undefined) return found
    this.#numbers.set(text, this.#numbers.size)
    return this.#numbers.size - 1
  }

  get size(): number {
    return this.#numbers.size
  }

  get names(): string[] {
    return [...this.#numbers.keys()]
  }
}
