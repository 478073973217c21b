import type pg from 'pg'

/** How many copies are made. */
export interface ManyRows {
  /** Of what grows with requests. */
  readonly rows: number
  /** Of the case; each has many parts. */
  readonly cases: number
}

/** Parts of a case, by their column `case_id`. */
const partsOfCases = [
  'case_revisions',
  'case_versions',
  'case_words',
  'case_identifiers',
  'case_events',
  'case_drugs',
  'case_assessments',
  'coded_places',
]

/** What one row of a table becomes in its copy number `copy_no`, which has the id `copy_id`. */
const ofRequests: Readonly<Record<string, string>> = {
  idempotency_keys: `'key', 'key ' || copy_no`,
  sessions: `'id', copy_id`,
  rate_limits: `'key', 'limit ' || copy_no`,
  api_tokens: `'id', copy_id, 'hash', copy_no`,
  users: `'id', copy_id, 'username', 'copy ' || copy_no, 'email', copy_no || '@example.com'`,
  case_presence: `'case_id', copy_id, 'window_id', copy_id`,
  memberships: `'user_id', copy_id`,
  batches: `'id', copy_id`,
  batch_items: `'id', copy_id, 'batch_id', copy_id`,
  e2b_import_items: `'id', copy_id, 'sha256', encode(sha256(copy_id::text::bytea), 'hex')`,
}

/**
 * Copies one row of each table that the calls of everyday touch, again and again, past all checks, and
 * makes as many products of the company.
 * @param caseId the case that is copied with its parts and its trail
 */
export async function makeManyRows(
  client: pg.Client,
  caseId: string,
  { rows, cases }: ManyRows
): Promise<string[]> {
  const tables = [
    ...['cases', ...partsOfCases, 'audit_lines', 'drug_products'],
    ...Object.keys(ofRequests),
  ]
  await client.query('set session_replication_role = replica')
  await client.query(
    `create temp table copies as select copy_no, gen_random_uuid() as copy_id from generate_series(1, ${Math.max(rows, cases)}) copy_no`
  )
  for (const table of tables) {
    // Nobody but the spec says when the statistics are fresh.
    await client.query(`alter table ${table} set (autovacuum_enabled = off)`)
  }
  const copy = (table: string, which: string, changes: string, count: number) =>
    client.query(
      `insert into ${table} select made.* from (select * from ${table} where ${which}) as one
       cross join (select * from copies where copy_no <= ${count}) as copies
       cross join lateral jsonb_populate_record(
         null::${table}, to_jsonb(one) || jsonb_build_object(${changes})) as made
       on conflict do nothing`
    )
  await copy('cases', `id = '${caseId}'`, `'id', copy_id, 'case_no', 'COPY-' || copy_no`, cases)
  for (const table of partsOfCases) {
    await copy(table, `case_id = '${caseId}'`, `'case_id', copy_id`, cases)
  }
  await copy('audit_lines', `chain = 'case:${caseId}'`, `'chain', 'case:' || copy_id`, cases)
  for (const [table, changes] of Object.entries(ofRequests)) {
    await copy(table, `ctid = (select min(ctid) from ${table})`, changes, rows)
  }
  await client.query(
    `insert into drug_products (id, company_id, name_zh, name_en, generic_name, strength,
       dose_form, authorisation_number, country, holder, atc)
     select copy_id, company_id, '药' || copy_no, 'Product ' || copy_no, 'substance', '1 mg',
       'Tablet', 'A' || copy_no, 'CN', 'Holder', 'A01'
     from copies, cases where cases.id = '${caseId}' and copy_no <= ${rows}`
  )
  await client.query('set session_replication_role = default')
  return tables
}

/** Makes PostgreSQL believe that nothing stands in these tables, whatever does. */
export async function forgetStatistics(client: pg.Client, tables: readonly string[]) {
  const own = `select c.oid from pg_class c left join pg_index i on i.indexrelid = c.oid
    where coalesce(i.indrelid, c.oid) = any ($1::regclass[])`
  await client.query(`delete from pg_statistic where starelid in (${own})`, [tables])
  await client.query(`update pg_class set relpages = 0, reltuples = 0 where oid in (${own})`, [
    tables,
  ])
}
