import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/** Configurations of projects that somebody confirmed; one without a row is open. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE confirmed_configurations (
        ${tenantColumns},
        confirmed_at timestamptz NOT NULL DEFAULT now(),
        confirmed_by_name text NOT NULL,
        PRIMARY KEY (project_id, environment)
      );
      ${tenantPolicy('confirmed_configurations')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE confirmed_configurations')
  }
}
