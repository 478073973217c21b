import type { Words } from '#kernel/language/words'

import type {
  Counts,
  ReportFact,
  ReportPart,
  ResultPart,
  ResultRow,
} from '#plugins/reports/contract'
import type { NamedValues } from '#plugins/reports/counting/names_of_values'
import type { PartQuery } from '#plugins/reports/counting/part_query'
import type { CountedRow } from '#plugins/reports/records/count_parts'

type Value = string | null

/** Lists of codes with no more than these have a row for each, counted or not. */
export const SHORT_LIST = 8

export interface Named {
  readonly rows: readonly NamedValues[]
  readonly column: NamedValues | undefined
  /** Values that have a row or a column even where nothing is counted. */
  readonly always: (fact: ReportFact) => readonly string[]
}

const none: Counts = [0, 0]

/** Puts the numbers of a part in order: rows below rows, columns, totals. */
export function arrangePart(
  { part, rows: facts, column, thing }: PartQuery,
  counted: readonly CountedRow[],
  named: Named
): ResultPart {
  const at = new Map(counted.map((row) => [placeOf(row, facts.length, column !== undefined), row]))
  const counts = (path: readonly Value[], k?: Value): Counts => {
    const found = at.get(key(path, k))
    return found ? [found.cases, found.things] : none
  }
  const columns = column ? valuesOf(counted, 'k', column, named.column!, named) : []
  const row = (path: readonly Value[]): ResultRow => {
    const found = at.get(key(path))
    const days = found?.days?.every((each) => each !== null) ? found.days : undefined
    return {
      values: path,
      label: named.rows[path.length - 1]!.label(path.at(-1)!),
      cells: columns.map((value) => counts(path, value)),
      total: counts(path),
      ...(part.rate && rateOf(part.rate, (value) => counts(path, value)[0])),
      ...(days && { days: days.map((each) => Number(each)) }),
    }
  }
  const top = valuesOf(counted, 'r1', facts[0]!, named.rows[0]!, named)
  const rows = top.flatMap((first) => {
    if (facts.length === 1) return [row([first])]
    const below = counted.filter((each) => each.r1 === first)
    const seconds = valuesOf(below, 'r2', facts[1]!, named.rows[1]!, named, 'found')
    return [row([first]), ...seconds.map((second) => row([first, second]))]
  })
  const total = counts([])
  const sum = rows
    .filter(({ values }) => values.length === 1)
    .reduce((all, { total: [cases] }) => all + cases, 0)
  return {
    ...{ key: part.key, label: part.label, chart: part.chart },
    ...(part.map && { map: part.map }),
    heads: facts.map(({ label }): Words => label),
    columns: columns.map((value) => ({ value, label: named.column!.label(value) })),
    rows,
    cells: columns.map((value) => counts([], value)),
    total,
    ...(thing && { thing: thing.label }),
    ...(part.rate && { rate: part.rate.label }),
    ...(part.quantities && { hasQuantities: true as const }),
    ...(part.yearBefore && { hasYearBefore: true as const }),
    overlaps: sum > total[0],
  }
}

/** Nothing among nothing has no rate. */
function rateOf({ of, among }: NonNullable<ReportPart['rate']>, count: (value: string) => number) {
  const all = among.reduce((sum, value) => sum + count(value), 0)
  return all === 0 ? {} : { rate: Math.round((count(of) / all) * 1000) / 10 }
}

const key = (path: readonly Value[], k?: Value) =>
  JSON.stringify([path, k === undefined ? 'all' : [k]])

/** Where a number belongs: what it is a sum over has no value there. */
function placeOf(row: CountedRow, rows: number, hasColumn: boolean): string {
  const keys = rows + (hasColumn ? 1 : 0)
  const isSum = (index: number) => ((row.level >> (keys - 1 - index)) & 1) === 1
  const path = [row.r1, row.r2 ?? null].slice(0, rows).filter((_, index) => !isSum(index))
  return key(path, hasColumn && !isSum(rows) ? (row.k ?? null) : undefined)
}

/** The values of rows or columns in their order; what is unknown comes last. */
function valuesOf(
  counted: readonly CountedRow[],
  at: 'r1' | 'r2' | 'k',
  fact: ReportFact,
  names: NamedValues,
  { always }: Named,
  which: 'all' | 'found' = 'all'
): Value[] {
  const best = new Map<Value, { cases: number; order: number | null }>()
  if (which === 'all') for (const value of always(fact)) best.set(value, { cases: 0, order: null })
  const bit = at === 'r2' ? 'o2' : 'o1'
  for (const row of counted) {
    if (isSumOver(row, at, counted)) continue
    const value = row[at] ?? null
    const known = best.get(value)
    best.set(value, {
      cases: Math.max(known?.cases ?? 0, row.cases),
      order: row[bit] ?? known?.order ?? null,
    })
  }
  const place = (value: Value) => names.place(value) ?? best.get(value)!.order
  return [...best.keys()].sort((a, b) => {
    if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1
    if (fact.names === 'period') return a.localeCompare(b)
    const [first, second] = [place(a), place(b)]
    if (first !== null || second !== null) return (first ?? Infinity) - (second ?? Infinity)
    const more = best.get(b)!.cases - best.get(a)!.cases
    return more === 0 ? names.label(a).en.localeCompare(names.label(b).en) : more
  })
}

/** Whether a number is a sum over all values there. */
function isSumOver(row: CountedRow, at: 'r1' | 'r2' | 'k', counted: readonly CountedRow[]) {
  const keys = (['r1', 'r2', 'k'] as const).filter((each) => counted[0]![each] !== undefined)
  return ((row.level >> (keys.length - 1 - keys.indexOf(at))) & 1) === 1
}
