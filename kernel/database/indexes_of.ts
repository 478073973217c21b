import db from '@adonisjs/lucid/services/db'

/** A column of an index: its name, and how it is put in order where that is not the usual way. */
export type IndexColumn = string

/**
 * The indexes that lead along all rows of tables but those that were removed, by table, each as its columns in order: `score`, or
 * `first_received desc nulls last`. A table that there is not has none.
 */
export async function indexesOf(
  tables: readonly string[]
): Promise<ReadonlyMap<string, readonly (readonly IndexColumn[])[]>> {
  const { rows } = (await db.connection('app').rawQuery(QUESTION, [[...tables] as never])) as {
    rows: { table: string; columns: string[] }[]
  }
  const found = new Map<string, string[][]>()
  for (const { table, columns } of rows) found.set(table, [...(found.get(table) ?? []), columns])
  return found
}

/** Bits of an option: 1 goes down, 2 has the empty first; who goes down has them first as a rule. */
const QUESTION = `
  select asked.name as table, array_agg(
    attname || case option when 0 then '' when 1 then ' desc nulls last'
      when 2 then ' nulls first' else ' desc' end order by at) as columns
  from unnest(?::text[]) as asked(name)
    join pg_index on indrelid = to_regclass(asked.name) and indisvalid
      and coalesce(pg_get_expr(indpred, indrelid), '') in ('', '(removed_at IS NULL)')
    cross join lateral unnest(indkey::int2[], indoption::int2[]) with ordinality as key(number, option, at)
    join pg_attribute on attrelid = indrelid and attnum = key.number
  where at <= indnkeyatts
  group by asked.name, indexrelid, indnkeyatts having count(*) = indnkeyatts`
