import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { SERVER_HANGS } from '#tests/patience'

const rows = `select (select count(*) from dictionary_releases)::int as releases,
  (select count(*) from dictionary_terms)::int as terms,
  (select count(*) from dictionary_paths)::int as paths,
  (select count(*) from dictionary_smqs)::int as smqs,
  (select count(*) from dictionary_smq_members)::int as members`
export const NOTHING = { releases: 0, terms: 0, paths: 0, smqs: 0, members: 0 }

/** What of releases stands in the database. */
export async function counted(client: pg.Client) {
  return (await client.query(rows)).rows[0] as typeof NOTHING
}

/** Waits until rows are being written, of which nobody else sees one yet. */
export async function untilWriting(client: pg.Client, least = 20_000): Promise<number> {
  for (const until = Date.now() + SERVER_HANGS; Date.now() < until; await sleep(5)) {
    const { rows: found } = await client.query(
      `select done from dictionary_load_progress where stage = 'writing' and done > $1`,
      [least]
    )
    if (found[0]) return found[0].done
  }
  throw new Error('The load does not come to writing')
}
