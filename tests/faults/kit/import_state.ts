import type pg from 'pg'

/** How an import, and what it has made, stands in the tables. */
export interface ImportState {
  /** Items of the import by state. */
  readonly waiting: number
  readonly done: number
  readonly other: number
  /** Cases that items point to, and what belongs to these cases. */
  readonly cases: number
  readonly whole: number
}

const query = `
  select count(*) filter (where i.state = 'waiting')::int as waiting,
    count(*) filter (where i.state = 'done')::int as done,
    count(*) filter (where i.state not in ('waiting', 'done'))::int as other,
    count(distinct c.id)::int as cases,
    count(*) filter (where r.n = 1 and v.n = 1 and a.n = 1 and h.seq = 1 and d.n > 0)::int as whole
  from batch_items i
  left join cases c on c.id = i.made
  left join lateral (select count(*) n from case_revisions where case_id = c.id) r on true
  left join lateral (select count(*) n from case_versions where case_id = c.id) v on true
  left join lateral (select count(*) n from case_drugs where case_id = c.id) d on true
  left join lateral (select count(*) n from audit_lines where chain = 'case:' || c.id) a on true
  left join audit_heads.heads h on h.chain = 'case:' || c.id
  where i.batch_id = any($1)`

/** Reads imports as the owner of the database, past the product. */
export async function importState(
  client: pg.ClientBase,
  imports: readonly string[]
): Promise<ImportState> {
  const { rows } = await client.query(query, [imports])
  return rows[0]
}

/** Cases in the database, and how many safety report numbers they have. */
export async function countCases(client: pg.ClientBase) {
  const { rows } = await client.query<{ cases: number; numbers: number }>(
    'select count(*)::int as cases, count(distinct safety_report_id)::int as numbers from cases'
  )
  return rows[0]
}

/** Items that are not waiting any more, of all imports. */
export async function countSettled(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query(
    `select count(*)::int as n from batch_items where state <> 'waiting'`
  )
  return rows[0].n
}
