import db from '@adonisjs/lucid/services/db'

import type { Filled } from '#tests/isolation/kit/world'
import { rowsOf } from '#tests/isolation/kit/fill_tables'
import { isOfCompany } from '#tests/isolation/kit/world'
import type { TenantTable } from '#tests/isolation/kit/tenant_tables'

/** What rows of a scope hold, by `table mark`, as one number for each table. */
export type Checksums = ReadonlyMap<string, string>

/**
 * @param withCompany whether rows of the company count, too
 */
export async function checksumsOf(
  tables: readonly TenantTable[],
  { scope, mark }: Filled,
  withCompany: boolean
): Promise<Checksums> {
  const sums = new Map<string, string>()
  for (const table of tables) {
    if (isOfCompany(table) && !withCompany) continue
    const owner = db.connection('owner')
    const row = await owner
      .from(`${table.name} as t`)
      .where(rowsOf(table, scope))
      .select(owner.raw('count(*)::int as n'))
      .select(owner.raw(`md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum`))
      .firstOrFail()
    sums.set(`${table.name} ${mark}`, `${row.n} rows, ${row.sum}`)
  }
  return sums
}
