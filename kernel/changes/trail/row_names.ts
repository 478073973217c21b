import app from '@adonisjs/core/services/app'

import { type AuditedTable, auditedTables } from '#kernel/changes/audit_subjects'
import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor, currentCompany } from '#kernel/tenancy/actor'

interface NamedTable extends Pick<AuditedTable, 'table' | 'named'> {
  /** Which of its rows a company may know of, where no row-level security says it. */
  readonly known?: string
}

/** What rows of the kernel are called; plugins say it with their audited tables. */
const own: readonly NamedTable[] = [
  { table: 'users', named: 'name', known: 'company_id = :company' },
  {
    table: 'roles',
    named: { en: 'name_en', zh: 'name_zh' },
    known: '(company_id = :company or company_id is null)',
  },
  { table: 'projects', named: 'code', known: 'company_id = :company' },
  { table: 'companies', named: 'name', known: 'id = :company' },
]

const id = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/** The ids that stand in something, in whatever depth. */
export function idsIn(value: unknown): string[] {
  return [...new Set(JSON.stringify(value).match(id) ?? [])]
}

/**
 * How the rows with these ids are called, whichever tables they are in; deleted ones too. Somebody may
 * have asked for ids of another company, which then stand in the trail: they have no name there.
 */
export async function rowNames(
  trx: Reading,
  ids: readonly string[]
): Promise<ReadonlyMap<string, Words>> {
  if (ids.length === 0) return new Map()
  const registry = await app.container.make(PluginRegistry)
  const company = currentActor().isPlatform ? undefined : currentCompany()
  const tables: readonly NamedTable[] = [...own, ...(await registry.collect(auditedTables))]
  const [first, ...rest] = tables.flatMap(({ table, named, known }) => {
    if (!named) return []
    const { en, zh } = typeof named === 'string' ? { en: named, zh: named } : named
    const rows = trx.from(table).whereIn('id', [...ids])
    if (known && company) void rows.whereRaw(known, { company })
    return [rows.select('id', `${en} as en`, `${zh} as zh`)]
  })
  const rows = await first!.unionAll(rest)
  return new Map(rows.map(({ id: of, en, zh }) => [of, { en: en || zh, zh: zh || en }]))
}
