import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** A table whose every row has a chain of its own, named `type:id`. */
export interface AuditedTable {
  readonly type: string
  readonly table: string
  /** Column by which people know a row, or one for each language; rows of companies alone have one. */
  readonly named?: string | Words
}

export const auditedTables = new ExtensionPoint<AuditedTable>('changes.audited_tables')
