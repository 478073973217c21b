import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/signal/lang/server/wording'
import type { RecordRow, Records } from '#plugins/signal/reading/read_records'
import { type DrugPairReports, interaction } from '#plugins/signal/statistics/interaction'

/** Two drugs and an event by their names, with what the interaction is. */
export interface NamedInteraction {
  readonly first: string
  readonly second: string
  readonly event: string
  readonly cells: DrugPairReports
  readonly omega: ReturnType<typeof interaction>
}

const KINDS = ['both', 'first', 'second', 'neither'] as const

const columnsOf = (kind: (typeof KINDS)[number]) => [`${kind}_event`, `${kind}_reports`] as const

/** Whether a file holds the counts of two drugs and an event. */
export const holdsDrugPairs = ({ headings }: Records): boolean =>
  KINDS.flatMap(columnsOf).every((name) => headings.includes(name))

/** The interactions of records that hold counts. Refuses with 3001 what is no such count. */
export function pairsOfDrugs({ headings, rows }: Records): NamedInteraction[] {
  const textAt = (row: RecordRow, ...names: string[]) =>
    row.cells[names.map((name) => headings.indexOf(name)).find((at) => at >= 0) ?? -1] ?? ''
  return rows.map((row) => {
    const shares = KINDS.map((kind) => {
      const [event, reports] = columnsOf(kind).map((name) => countIn(row, name, headings))
      if (event! <= reports!) return [kind, { event: event!, reports: reports! }] as const
      const detail = wording('reading.more_than_all', { line: row.line, column: `${kind}_event` })
      throw new kernelErrors.E_FILE_CONTENT({ line: row.line, detail })
    })
    const cells = Object.fromEntries(shares) as unknown as DrugPairReports
    return {
      first: textAt(row, 'drug1', 'drug'),
      second: textAt(row, 'drug2'),
      event: textAt(row, 'event'),
      cells,
      omega: interaction(cells),
    }
  })
}

function countIn({ cells, line }: RecordRow, column: string, headings: readonly string[]): number {
  const text = cells[headings.indexOf(column)]!
  if (/^\d{1,15}$/.test(text)) return Number(text)
  const detail = wording('reading.no_count', { line, column, text })
  throw new kernelErrors.E_FILE_CONTENT({ line, detail })
}
