import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import type { AuditFault } from '#kernel/changes/verify_audit'

/** Chains that one statement compares. */
const AT_ONCE = 2000

interface Compared {
  /** The last chain of the portion; null when there was none. */
  readonly last: string | null
  readonly unanchored: number
  readonly found: readonly AuditFault[]
}

/**
 * Holds what stands in the audited tables against what the lines of the trail say: the last line of
 * a chain of every row, of rows that are never changed the line that came with them. Which tables
 * these are the database knows (`audit_heads.audited`).
 * @param db a connection of the owner, who sees all tenants
 * @param chains pattern of LIKE for the chains that are looked at; all when absent
 * @returns rows and fields that were changed, added or removed past the product; rows without any
 *   trail; and how many subjects have a trail from before lines spoke of rows, which `audit:anchor` mends
 */
export async function verifyRows(db: QueryClientContract, chains = '%'): Promise<AuditFault[]> {
  const faults: AuditFault[] = []
  const { rows: tables } = await db.rawQuery(
    `select table_name, type, of_column from audit_heads.audited order by 1`
  )
  for (const { table_name: table, type, of_column: of } of tables) {
    const statement = [
      `select distinct ? || s.${of} as chain, null::int as seq, ? as "table", null as "row",`,
      `null as field, 'The record has no trail: it was not written by the product' as problem`,
      `from ${table} s where ? || s.${of} like ?`,
      `and not exists (select from audit_heads.heads h where h.chain = ? || s.${of})`,
    ].join(' ')
    const prefix = `${type}:`
    const { rows } = await db.rawQuery(statement, [prefix, table, prefix, chains, prefix])
    faults.push(...rows)
  }
  let old = 0
  for (let after: string | null = ''; after !== null;) {
    const compared: Compared = (await db.rawQuery(compare, [after, chains, AT_ONCE])).rows[0]
    faults.push(...compared.found)
    old += compared.unanchored
    after = compared.last
  }
  if (old > 0) faults.push({ chain: `${old} chains`, seq: null, problem: notAnchored })
  return faults
}

const notAnchored =
  'Their lines are from before the trail spoke of rows, so these cannot be held against it: run audit:anchor, once'

/** Chains of what has a row of its own; those of settings are named after their project. */
export const ofAnId = '^[a-z_]+:[0-9a-f-]{36}$'

/**
 * Said of each row by the lines, and standing in the tables; a column that came later is not said yet,
 * one that was renamed is said by its name of then.
 */
const compare = `
  with batch as (
    select h.chain, h.seq, l.stands is null or not jsonb_exists_all(l.stands, t.tables) as unanchored
    from (select chain, seq, split_part(chain, ':', 1) as type from audit_heads.heads
      where chain > ? and chain like ? and chain ~ '${ofAnId}'
        and split_part(chain, ':', 1) in (select type from audit_heads.audited)
      order by chain limit ?) h
    join (select type, array_agg(table_name::text) as tables from audit_heads.audited group by type) t using (type)
    left join audit_lines l using (chain, seq)
  ), noted as (
    select b.chain, t.key as tab, r.key as id, (array_agg(r.value order by l.seq desc))[1] as row, max(l.seq) as seq
    from batch b join audit_lines l on l.chain = b.chain
      cross join jsonb_each(l.stands) t
      join audit_heads.audited a on a.table_name = t.key
      cross join jsonb_each(t.value) r
    where not b.unanchored and (l.seq = b.seq or a.kept_column is not null)
    group by 1, 2, 3
  ), stands as (
    select b.chain, t.key as tab, r.key as id, r.value as row
    from batch b cross join lateral audit_heads.stands(
        split_part(b.chain, ':', 1), substr(b.chain, strpos(b.chain, ':') + 1), 0) s
      cross join jsonb_each(s.stands) t cross join jsonb_each(t.value) r
    where not b.unanchored
  ), found as (
    select chain, noted.seq, tab as "table", id as "row", d.field,
      case when stands.row is null then 'The row is gone'
        when noted.row is null then 'The row was not written by the product'
        else 'The field is not what the trail says' end as problem
    from noted full join stands using (chain, tab, id)
    left join lateral (select field from jsonb_each(noted.row) f
      left join audit_heads.renamed_columns r on r.table_name = tab and r.before = f.key
      cross join coalesce(r.now, f.key) as field
      where jsonb_exists(stands.row, field) and stands.row -> field is distinct from f.value) d on true
    where noted.row is null or stands.row is null or d.field is not null
  )
  select (select max(chain) from batch) as last,
    (select count(*)::int from batch where unanchored) as unanchored,
    (select coalesce(jsonb_agg(found order by chain, "table", "row", field), '[]') from found) as found`
