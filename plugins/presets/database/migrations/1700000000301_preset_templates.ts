import { BaseSchema } from '@adonisjs/lucid/schema'

import { companyPolicy } from '#kernel/database/tenant_table'

/** Presets that a company keeps for its projects; as the table of theirs. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE preset_templates (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
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
      CREATE UNIQUE INDEX preset_templates_name ON preset_templates (company_id, kind, lower(name))
        WHERE removed_at IS NULL;
      ${companyPolicy('preset_templates')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE preset_templates')
  }
}
