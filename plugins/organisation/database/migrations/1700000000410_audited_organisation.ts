import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'

/** What a company keeps, and for which of its projects it is. */
const tables = [
  { table: 'sponsors', type: 'sponsor' },
  { table: 'servers', type: 'server' },
  { table: 'drugs', type: 'drug' },
  { table: 'drug_references', type: 'drug_reference' },
  { table: 'sponsor_projects', type: 'sponsor', of: 'sponsor_id', keys: ['project_id'] },
  { table: 'server_projects', type: 'server', of: 'server_id', keys: ['project_id'] },
  { table: 'drug_projects', type: 'drug', of: 'drug_id', keys: ['project_id'] },
]

export default class extends BaseSchema {
  async up() {
    this.schema.raw(audited(tables))
  }

  async down() {
    this.schema.raw(unaudited(tables))
  }
}
