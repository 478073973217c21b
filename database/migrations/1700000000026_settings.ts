import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'settings', type: 'settings' }]

/** What a project has decided for itself of a plugin, where that is not what is usual. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE settings (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        plugin text NOT NULL,
        said jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        UNIQUE (project_id, environment, plugin)
      );
      ${tenantPolicy('settings')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(tables)}
      DROP TABLE settings;
    `)
  }
}
