import type { PluginNames } from '#kernel/plugins/make/plugin_name'

/**
 * Files of a table of what the noun names: migration, the record that alone knows it, its place in the trail.
 * @param madeAt stands before the name of the migration, in milliseconds
 */
export function tableFiles(
  names: PluginNames,
  madeAt: number,
  act?: boolean
): Record<string, string> {
  const { name, many } = names
  return {
    [`database/migrations/${madeAt}_${name}_${many}.ts`]: migration(names),
    [`records/${many}.ts`]: act ? writingRecord(names) : readingRecord(names),
    'records/audited_tables.ts': audited(names),
  }
}

const migration = ({ name, table, one, said }: PluginNames) => `\
import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: '${table}', type: '${name}_${one}' }]

/** What a project keeps of ${said.many}, each with a trail of its own. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(\`
      CREATE TABLE ${table} (
        id uuid PRIMARY KEY,
        \${tenantColumns},
        words text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX ${table}_of_project ON ${table} (project_id, environment);
      \${tenantPolicy('${table}')}
      \${audited(tables)}
    \`)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE ${table}')
  }
}
`

const count = (table: string) => `\
  /** How many there are in the current project. */
  async count(): Promise<number> {
    const [{ n }] = await this.database.read((trx) => trx.from('${table}').count('* as n'))
    return Number(n)
  }`

const readingRecord = ({ type, table, Many, said }: PluginNames) => `\
import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

/** The ${said.many} in the database. */
@inject()
export class ${type}${Many} {
  constructor(private database: Database) {}

${count(table)}
}
`

const writingRecord = ({ type, table, Many, said }: PluginNames) => `\
import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { currentScope } from '#kernel/tenancy/actor'

/** The ${said.many} in the database. */
@inject()
export class ${type}${Many} {
  constructor(private database: Database) {}

${count(table)}

  /** Adds one to the current project. */
  async add(change: Change, id: string, words: string): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const scope = { company_id: companyId, project_id: projectId, environment }
    await change.trx.table('${table}').insert({ id, ...scope, words })
    change.note('words', undefined, words)
  }
}
`

const audited = ({ name, table, one, said }: PluginNames) => `\
import type { AuditedTable } from '#kernel/changes/audit_subjects'

/** Every ${said.one} has a trail of its own. */
const audited: readonly AuditedTable[] = [{ type: '${name}_${one}', table: '${table}' }]

export default audited
`
