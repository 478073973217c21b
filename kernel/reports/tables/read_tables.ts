import type { QueryClientContract } from '@adonisjs/lucid/types/database'

export interface TableDescription {
  readonly name: string
  /** Why it is open, or not held against the audit trail. */
  readonly about: string | null
  readonly columns: readonly {
    readonly name: string
    readonly type: string
    readonly required: boolean
    readonly preset: string | null
  }[]
  readonly constraints: readonly string[] | null
  readonly indexes: readonly string[] | null
  readonly policies: readonly string[] | null
  readonly triggers: readonly string[] | null
  readonly security:
    | 'off'
    | 'on'
    | 'on, for the owner too, who may only read'
    | 'that of the tables, as the reader meets it'
  /** What the role of the application may do. */
  readonly grants: string
}

/** Describes every table and view that migrations make, by name. */
export async function readTables(owner: QueryClientContract): Promise<TableDescription[]> {
  const { rows } = await owner.rawQuery(query)
  return rows
}

const query = `
  select case n.nspname when 'public' then c.relname else n.nspname || '.' || c.relname end as name,
    obj_description(c.oid, 'pg_class') as about,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'required', a.attnotnull, 'preset', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select jsonb_agg(pg_get_constraintdef(k.oid) order by k.contype desc, k.conname) from pg_constraint k
      where k.conrelid = c.oid and k.contype in ('p', 'u', 'f', 'c')) as constraints,
    (select jsonb_agg(regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE (UNIQUE ){0,1}INDEX (.*) ON \\S+ ', '\\1\\2 ')
        order by i.indexrelid::regclass::text)
      from pg_index i where i.indrelid = c.oid
        and not exists (select from pg_constraint k where k.conindid = i.indexrelid)) as indexes,
    (select jsonb_agg(p.polname || ': ' || pg_get_expr(p.polqual, p.polrelid) order by p.polname)
      from pg_policy p where p.polrelid = c.oid and p.polroles = array[0::oid]) as policies,
    (select jsonb_agg(t.tgname || ', runs ' || t.tgfoid::regproc order by t.tgname)
      from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
    case when c.relkind = 'v' then 'that of the tables, as the reader meets it'
      when c.relforcerowsecurity then 'on, for the owner too, who may only read' when c.relrowsecurity then 'on' else 'off' end
      as security,
    (select string_agg(g.privilege_type, ', ' order by g.privilege_type)
      from information_schema.role_table_grants g where g.grantee = 'pharos_app'
        and g.table_schema = n.nspname and g.table_name = c.relname) as grants
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'audit_heads') and c.relkind in ('r', 'p', 'v')
    and c.relname not like 'adonis_schema%'
  order by 1`
