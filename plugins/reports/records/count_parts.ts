import type { Reading } from '#kernel/database/database'

import { knownCaseFacts, knownCases, knownEventFacts } from '#plugins/cases/contract/views'
import type { CountedCases, Sql } from '#plugins/reports/counting/base_query'

/** A number as the database gives it: values of rows and column, and which of them it is a sum over. */
export interface CountedRow {
  readonly r1: string | null
  readonly r2?: string | null
  readonly k?: string | null
  /** Bits of what it is a sum over, as `grouping` gives them. */
  readonly level: number
  readonly o1: number | null
  readonly o2?: number | null
  readonly cases: number
  readonly things: number
  readonly days?: readonly (number | null)[] | null
}

/** All numbers of a part. */
export async function selectCounts(trx: Reading, { sql, bindings }: Sql): Promise<CountedRow[]> {
  const { rows } = await trx.rawQuery(sql, [...bindings] as never)
  return rows
}

/** What a report says of the cases that it does not count, and of how the others are coded. */
export interface LeftOut {
  readonly nullified: number
  readonly deleted: number
  readonly withoutDate: number
  readonly dictionaries: readonly string[]
}

export async function selectLeftOut(
  trx: Reading,
  { date, sql, bindings }: CountedCases,
  isDated: boolean
): Promise<LeftOut> {
  const without = isDated
    ? `count(*) FILTER (WHERE NOT c.is_nullified AND ${date.sql} IS NULL)::integer`
    : '0'
  const statement = `SELECT
       count(*) FILTER (WHERE c.is_nullified)::integer AS nullified,
       ${without} AS without_date,
       (SELECT count(*)::integer FROM ${knownCases} WHERE removed_at IS NOT NULL) AS deleted,
       (SELECT coalesce(array_agg(DISTINCT e.meddra_version), '{}') FROM ${knownEventFacts} e
         WHERE e.meddra_version IS NOT NULL AND e.case_id IN
           (SELECT c.case_id FROM ${knownCaseFacts} c WHERE ${sql})) AS dictionaries
     FROM ${knownCaseFacts} c`
  const { rows } = await trx.rawQuery(statement, [...bindings] as never)
  const [{ nullified, deleted, without_date: withoutDate, dictionaries }] = rows
  return { nullified, deleted, withoutDate, dictionaries }
}
