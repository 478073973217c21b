import app from '@adonisjs/core/services/app'

import { auditedTables } from '#kernel/changes/audit_subjects'
import type { Reading } from '#kernel/database/database'
import { isUuid } from '#kernel/http/is_uuid'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

interface Subject {
  readonly subject: string
  readonly subjectId: string
}

/** What rows of the kernel are called; plugins say it with their audited tables. */
const ownNames: Readonly<Record<string, readonly [table: string, column: string]>> = {
  user: ['users', 'name'],
  role: ['roles', 'name_zh'],
  project: ['projects', 'code'],
  company: ['companies', 'name'],
}

/** How the things are called that lines of a trail are about, by id; deleted ones too. */
export async function subjectNames(
  trx: Reading,
  subjects: readonly Subject[]
): Promise<ReadonlyMap<string, string>> {
  const registry = await app.container.make(PluginRegistry)
  const ofPlugins = (await registry.collect(auditedTables)).flatMap(({ type, table, named }) =>
    named ? [[type, [table, named]] as const] : []
  )
  const tables = new Map([...Object.entries(ownNames), ...ofPlugins])
  const names = new Map<string, string>()
  for (const [type, found] of Map.groupBy(subjects, ({ subject }) => subject)) {
    const [table, column] = tables.get(type) ?? []
    const ids = found.map(({ subjectId }) => subjectId).filter(isUuid)
    if (!table || !column || ids.length === 0) continue
    const rows = await trx
      .from(table)
      .whereIn('id', [...new Set(ids)])
      .select('id', `${column} as name`)
    for (const { id, name } of rows) names.set(id, name)
  }
  return names
}
