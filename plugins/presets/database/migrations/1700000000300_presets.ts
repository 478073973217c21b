import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * What is entered into cases again and again: senders, reporters, products, studies. A removed one
 * keeps its row, so that its trail goes on belonging to something. `words` is what it is found by.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE presets (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        kind text NOT NULL CHECK (kind IN ('sender', 'reporter', 'product', 'study')),
        name text NOT NULL,
        content jsonb NOT NULL,
        schema_version integer NOT NULL,
        words text NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        updated_by_name text NOT NULL,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX presets_name ON presets (project_id, environment, kind, lower(name))
        WHERE removed_at IS NULL;
      ${tenantPolicy('presets')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE presets')
  }
}
