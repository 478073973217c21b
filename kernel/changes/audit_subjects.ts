import type { QueryClientContract } from '@adonisjs/lucid/types/database'

import type { AuditFault } from '#kernel/changes/verify_audit'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** A table whose every row has a chain of its own, named `type:id`. */
export interface AuditedTable {
  readonly type: string
  readonly table: string
  /** Column by which people know a row, or one for each language; rows of companies alone have one. */
  readonly named?: string | Words
}

export const auditedTables = new ExtensionPoint<AuditedTable>('changes.audited_tables')

const identifier = /^[a-z_]+$/

/** Rows without any trail, and trails whose row is gone. */
export async function findMissingSubjects(
  db: QueryClientContract,
  registry: PluginRegistry
): Promise<AuditFault[]> {
  const faults: AuditFault[] = []
  for (const { type, table } of await registry.collect(auditedTables)) {
    if (!identifier.test(table)) throw new Error(`"${table}" is no name of a table`)
    const statement = [
      `select coalesce(h.chain, ? || ':' || s.id) as chain, null::int as seq,`,
      `case when s.id is null then 'The record is gone, its trail is left'`,
      `else 'The record has no trail: it was not written by the product' end as problem`,
      `from (select * from audit_heads.heads where chain like ? || ':%') h`,
      `full join ${table} s on h.chain = ? || ':' || s.id`,
      `where h.chain is null or s.id is null`,
    ]
    const { rows } = await db.rawQuery(statement.join(' '), [type, type, type])
    faults.push(...rows)
  }
  return faults
}
