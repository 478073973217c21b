import { kernelErrors } from '#kernel/errors/kernel_errors'

import type {
  CellPlace,
  FactSource,
  ReportDefinition,
  ReportFact,
  ReportParameters,
  ReportPart,
} from '#plugins/reports/contract'
import {
  type CountedCases,
  countedCases,
  fromFacts,
  joined,
  type Sql,
} from '#plugins/reports/counting/base_query'
import type { KnownFacts } from '#plugins/reports/counting/known_facts'
import { wording } from '#plugins/reports/lang/server/wording'

/** A part of a report as it is asked: what it reads, by what it groups, which cases it counts. */
export interface PartQuery {
  readonly part: ReportPart
  readonly rows: readonly ReportFact[]
  readonly column: ReportFact | undefined
  readonly thing: FactSource['thing']
  readonly from: string
  /** Nothing is joined to the facts of cases: each case has one row. */
  readonly isOfCases: boolean
  readonly counted: CountedCases
  /** Numbers of all elements that it follows from. */
  readonly elements: readonly string[]
}

/** The parts that somebody chose of a report; refuses with 2017 a choice that it does not have. */
export function partsOf({ choices, key }: ReportDefinition, { by }: ReportParameters) {
  const choice = by === undefined ? choices[0] : choices.find((each) => each.key === by)
  if (choice) return choice.parts
  throw new kernelErrors.E_PARAMETER({
    detail: wording('refusals.no_choice', { choice: by!, report: key }),
  })
}

/** Keys of facts and sources of a part that no installed plugin brings. */
export function missingFacts({ rows, column, counts }: ReportPart, known: KnownFacts): string[] {
  const facts = [...rows, ...(column === undefined ? [] : [column])]
  return [
    ...facts.filter((key) => !known.facts.has(key)),
    ...(counts !== undefined && !known.sources.has(counts) ? [counts] : []),
  ]
}

/** Makes the query of a part whose facts are known. Refuses what `countedCases` refuses. */
export async function partQuery(
  part: ReportPart,
  parameters: ReportParameters,
  known: KnownFacts
): Promise<PartQuery> {
  const counted = await countedCases(parameters, known)
  const fact = (key: string): ReportFact => {
    const found = known.facts.get(key)!
    return { ...found, sql: found.sql.replaceAll('{date}', counted.date.sql) }
  }
  const rows = part.rows.map(fact)
  const column = part.column === undefined ? undefined : fact(part.column)
  const all = column ? [...rows, column] : rows
  const sources = new Map<string, FactSource>()
  const join = (key: string) => {
    if (sources.has(key)) return
    const source = known.sources.get(key)!
    for (const before of source.after ?? []) join(before)
    sources.set(key, source)
  }
  for (const { source } of all) if (source !== undefined) join(source)
  if (part.counts !== undefined) join(part.counts)
  return {
    ...{ part, rows, column, counted },
    thing: part.counts === undefined ? undefined : known.sources.get(part.counts)!.thing,
    isOfCases: sources.size === 0,
    from: fromFacts([...sources.values()].map((source) => source.join)),
    elements: [...counted.elements, ...all.flatMap(({ elements }) => elements)],
  }
}

/**
 * One statement for all numbers of a part: each row, each row below it, each column and the totals, each
 * counted by itself, since a case may stand in several rows.
 */
export function countingSql(query: PartQuery): Sql {
  const { rows, column, thing, from, isOfCases, counted, part } = query
  const keys = [...rows.map((_, at) => `r${at + 1}`), ...(column ? ['k'] : [])]
  const facts = column ? [...rows, column] : rows
  const selected = facts.map(({ sql }, at) => `(${sql})::text AS ${keys[at]}`)
  const order = rows.map(({ orderSql }, at) => `${orderSql ?? 'NULL::integer'} AS o${at + 1}`)
  const levels = rows.map((_, at) => keys.slice(0, at + 1))
  const sets = [[], ...levels].flatMap((set) => (column ? [set, [...set, 'k']] : [set]))
  const things = thing ? `, count(DISTINCT thing)::integer AS things` : ', 0 AS things'
  // PostgreSQL sorts the rows anew for each set to find different ones.
  const cases = isOfCases ? '*' : 'DISTINCT case_id'
  const days = part.days
    ? `, percentile_cont(ARRAY[0, 0.25, 0.5, 0.75, 0.9, 1]) WITHIN GROUP (ORDER BY days) AS days`
    : ''
  return {
    sql: `SELECT ${keys.join(', ')}, grouping(${keys.join(', ')}) AS level,
      ${rows.map((_, at) => `min(o${at + 1}) AS o${at + 1}`).join(', ')},
      count(${cases})::integer AS cases${things}${days}
      FROM (SELECT c.case_id, ${[...selected, ...order].join(', ')}
        ${thing ? `, ${thing.sql} AS thing` : ''}${part.days ? `, ${part.days} AS days` : ''}
        FROM ${from} WHERE ${counted.sql}) AS counted
      GROUP BY GROUPING SETS (${sets.map((set) => `(${set.join(', ')})`).join(', ')})`,
    bindings: counted.bindings,
  }
}

/** The cases behind a number: those that the counting would find in this place. */
export function cellSql(query: PartQuery, { row, column: at }: CellPlace): Sql {
  const { rows, column, from, counted } = query
  const parts: Sql[] = [
    { sql: counted.sql, bindings: counted.bindings },
    ...row.map((value, index) => is(rows[index]!.sql, value)),
    ...(at !== undefined && column ? [is(column.sql, at)] : []),
  ]
  const { sql, bindings } = joined(parts)
  return { sql: `SELECT c.case_id FROM ${from} WHERE ${sql}`, bindings }
}

const is = (sql: string, value: string | null): Sql =>
  value === null
    ? { sql: `(${sql}) IS NULL`, bindings: [] }
    : { sql: `(${sql})::text = ?`, bindings: [value] }
