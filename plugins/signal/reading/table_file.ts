import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/signal/lang/server/wording'
import { columnOf } from '#plugins/signal/reading/headings'
import type { RecordRow, Records } from '#plugins/signal/reading/read_records'
import { type StratumColumn, stratumValue } from '#plugins/signal/reading/stratum_reader'
import { expectedOf, totalOf, type TwoByTwo } from '#plugins/signal/statistics/tables/two_by_two'

/** A pair of which the file holds the four cells, as a whole or stratum by stratum. */
export interface CountedPair {
  readonly drug: string
  readonly event: string
  readonly table: TwoByTwo
  readonly expected: number
  readonly strata: readonly NamedStratum[]
}

export interface NamedStratum extends TwoByTwo {
  readonly values: readonly string[]
}

/** Whether a file holds tables: columns a, b, c and d. */
export const holdsTables = ({ headings }: Records): boolean =>
  ['a', 'b', 'c', 'd'].every((name) => headings.includes(name))

/**
 * The pairs of records with the cells a, b, c, d. A row is a pair; where columns stratify, rows of the
 * same drug and event are strata of one. Refuses with 3001 a cell that is no whole number of reports.
 */
export function tablesOf(records: Records, by: readonly StratumColumn[]): CountedPair[] {
  const read = pairReader(records)
  const rows = records.rows.map((row, at) => ({ ...read(row, at), row }))
  if (by.length === 0) {
    return rows.map(({ row: _, table, ...names }) => ({
      ...names,
      table,
      expected: expectedOf(table),
      strata: [],
    }))
  }
  const grouped = Map.groupBy(rows, ({ drug, event }) => JSON.stringify([drug, event]))
  return [...grouped.values()].map((members) => {
    const { drug, event } = members[0]!
    const strata = members.map(({ table, row: { cells } }) => ({
      ...table,
      values: by.map(({ name, at }) => stratumValue(name, cells[at]!)),
    }))
    return { drug, event, table: summed(strata), expected: expectedOver(strata), strata }
  })
}

function pairReader({ headings }: Records) {
  const [drug, event, report] = ['drug', 'event', 'report'].map((name) => columnOf(headings, name))
  const cellsAt = ['a', 'b', 'c', 'd'].map((name) => ({ name, at: headings.indexOf(name) }))
  return (row: RecordRow, index: number) => {
    const [a, b, c, d] = cellsAt.map(({ name, at }) => countIn(row, name, at)) as Counts
    const label = report === undefined ? String(index + 1) : row.cells[report]!
    return {
      drug: drug === undefined ? (event === undefined ? label : '') : row.cells[drug]!,
      event: event === undefined ? '' : row.cells[event]!,
      table: { a, b, c, d },
    }
  }
}

type Counts = [number, number, number, number]

function countIn({ cells, line }: RecordRow, column: string, at: number): number {
  const text = cells[at]!
  const count = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (!Number.isNaN(count)) return count
  const detail = wording('reading.no_count', { line, column, text })
  throw new kernelErrors.E_FILE_CONTENT({ line, detail })
}

function summed(strata: readonly TwoByTwo[]): TwoByTwo {
  const sum = (of: (stratum: TwoByTwo) => number) =>
    strata.reduce((all, stratum) => all + of(stratum), 0)
  return { a: sum(({ a }) => a), b: sum(({ b }) => b), c: sum(({ c }) => c), d: sum(({ d }) => d) }
}

/** A stratum without reports expects none. */
function expectedOver(strata: readonly TwoByTwo[]): number {
  return strata
    .filter((stratum) => totalOf(stratum) > 0)
    .reduce((all, stratum) => all + expectedOf(stratum), 0)
}
