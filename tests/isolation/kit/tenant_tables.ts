import db from '@adonisjs/lucid/services/db'

/** A column that can be written, as information_schema tells it. */
export interface TableColumn {
  readonly name: string
  /** Name of the type of PostgreSQL, `_text` for an array of texts. */
  readonly type: string
  readonly letters: number | null
  readonly isRequired: boolean
  readonly hasDefault: boolean
}

/** Columns that hold the key of a row elsewhere. */
export interface Tie {
  readonly columns: readonly string[]
  readonly table: string
  readonly keys: readonly string[]
}

/** A table whose rows are somebody's: of a project, or of a company. */
export interface TenantTable {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly ties: readonly Tie[]
  /** Conditions on rows, as PostgreSQL writes them. */
  readonly checks: readonly string[]
}

export const has = (table: TenantTable, column: string) =>
  table.columns.some(({ name }) => name === column)

/** Every table with a column project_id or company_id. */
export async function tenantTables(): Promise<TenantTable[]> {
  return (await everyTable()).filter(isTenant)
}

/** Tables of the platform: of no project and no company, with an id by which a row is asked for. */
export async function platformTables(): Promise<TenantTable[]> {
  const named = (await everyTable()).filter(
    (table) => !isTenant(table) && table.name !== 'companies'
  )
  return named.filter(({ columns }) =>
    columns.some(({ name, type }) => name === 'id' && type === 'uuid')
  )
}

const isTenant = (table: TenantTable) => has(table, 'project_id') || has(table, 'company_id')

async function everyTable(): Promise<TenantTable[]> {
  const owner = db.connection('owner')
  const { rows } = await owner.rawQuery(`
    select c.table_name as table, c.column_name as name, c.udt_name as type,
      c.character_maximum_length as letters, c.is_nullable = 'NO' as "isRequired",
      c.column_default is not null or c.is_identity = 'YES' as "hasDefault"
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`)
  const ties = await tiesOf()
  const checks = await checksOf()
  const byTable = Map.groupBy(rows as (TableColumn & { table: string })[], ({ table }) => table)
  return [...byTable].map(([name, columns]) => ({
    name,
    columns,
    ties: ties.filter(({ from }) => from === name),
    checks: checks.filter(({ from }) => from === name).map(({ text }) => text),
  }))
}

async function tiesOf(): Promise<(Tie & { from: string })[]> {
  const { rows } = await db.connection('owner').rawQuery(`
    select k.conrelid::regclass::text as from, k.confrelid::regclass::text as table,
      array(select a.attname::text from unnest(k.conkey) with ordinality u(n, i)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.n order by i) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality u(n, i)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.n order by i) as keys
    from pg_constraint k where k.contype = 'f' order by k.conname`)
  return rows
}

async function checksOf(): Promise<{ from: string; text: string }[]> {
  const { rows } = await db.connection('owner').rawQuery(`
    select k.conrelid::regclass::text as from, pg_get_constraintdef(k.oid) as text
    from pg_constraint k where k.contype = 'c' order by k.conname`)
  return rows
}
