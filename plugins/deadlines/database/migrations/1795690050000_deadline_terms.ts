import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const reasons = {
  deadline_terms: 'Not audited by itself: by which rules due dates were calculated last.',
}

/** By which rules and documents the due dates of a project were calculated last. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE deadline_terms (
        ${tenantColumns},
        fingerprint text NOT NULL,
        sources text[] NOT NULL,
        PRIMARY KEY (project_id, environment)
      );
      ${tenantPolicy('deadline_terms')}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE deadline_terms')
  }
}
