import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'signal_views', type: 'signal_view' }]

/** Views of the pairs of runs that a person saved; a removed one keeps its row for its trail. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE signal_views (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        owner_id uuid NOT NULL,
        owner_name text NOT NULL,
        name varchar(60) NOT NULL,
        is_shared boolean NOT NULL,
        is_default boolean NOT NULL,
        settings jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX signal_views_name
        ON signal_views (project_id, environment, owner_id, lower(name)) WHERE removed_at IS NULL;
      ${tenantPolicy('signal_views')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE signal_views')
  }
}
