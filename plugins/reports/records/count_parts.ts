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

/**
 * Counts the cases that a report leaves out, and names the versions of the dictionary by which the others
 * are coded: versions are few, so each is found in the index and looked for in one counted case.
 */
export async function selectLeftOut(
  trx: Reading,
  { date, sql, bindings }: CountedCases,
  isDated: boolean
): Promise<LeftOut> {
  const without = isDated
    ? `count(*) FILTER (WHERE NOT c.is_nullified AND ${date.sql} IS NULL)::integer`
    : '0'
  const next = (condition: string) => `(SELECT e.meddra_version FROM ${knownEventFacts} e
    WHERE ${condition} ORDER BY e.meddra_version LIMIT 1)`
  const statement = `WITH RECURSIVE versions (version) AS (
       SELECT ${next('e.meddra_version IS NOT NULL')}
       UNION ALL
       SELECT ${next('e.meddra_version > version')} FROM versions WHERE version IS NOT NULL)
     SELECT
       count(*) FILTER (WHERE c.is_nullified)::integer AS nullified,
       ${without} AS without_date,
       (SELECT count(*)::integer FROM ${knownCases} WHERE removed_at IS NOT NULL) AS deleted,
       (SELECT coalesce(array_agg(version ORDER BY version), '{}') FROM versions,
         LATERAL (SELECT FROM ${knownEventFacts} e JOIN ${knownCaseFacts} c USING (case_id)
           WHERE e.meddra_version = version AND ${sql} LIMIT 1) AS one
         WHERE version IS NOT NULL) AS dictionaries
     FROM ${knownCaseFacts} c`
  const { rows } = await trx.rawQuery(statement, [...bindings] as never)
  const [{ nullified, deleted, without_date: withoutDate, dictionaries }] = rows
  return { nullified, deleted, withoutDate, dictionaries }
}
