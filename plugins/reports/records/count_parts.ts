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
  const statement = `SELECT
       (SELECT count(*)::integer FROM ${knownCaseFacts} c WHERE c.is_nullified) AS nullified,
       (SELECT count(*)::integer FROM ${knownCases} WHERE removed_at IS NOT NULL) AS deleted,
       (SELECT count(*)::integer FROM ${knownCaseFacts} c
         WHERE NOT c.is_nullified AND ${date.sql} IS NULL) AS without_date,
       (SELECT coalesce(array_agg(DISTINCT e.meddra_version), '{}') FROM ${knownEventFacts} e
         WHERE e.meddra_version IS NOT NULL AND e.case_id IN
           (SELECT c.case_id FROM ${knownCaseFacts} c WHERE ${sql})) AS dictionaries`
  const { rows } = await trx.rawQuery(statement, [...bindings] as never)
  const [{ nullified, deleted, without_date: without, dictionaries }] = rows
  return { nullified, deleted, withoutDate: isDated ? without : 0, dictionaries }
}
