import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * What was received and what became of it: one item for each report of each file. An item is moved
 * on in the transaction that makes its case, so an import that was cut off goes on where it stood.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE e2b_imports (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ${tenantColumns},
        on_duplicate text NOT NULL CHECK (on_duplicate IN ('ask', 'skip', 'follow-up', 'new')),
        created_by uuid,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TABLE e2b_import_items (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        import_id uuid NOT NULL REFERENCES e2b_imports (id),
        ${tenantColumns},
        position integer NOT NULL,
        file_name text NOT NULL,
        entry text,
        sha256 text NOT NULL,
        size bigint NOT NULL,
        report integer NOT NULL DEFAULT 1,
        state text NOT NULL DEFAULT 'waiting'
          CHECK (state IN ('waiting', 'undecided', 'done', 'refused', 'skipped')),
        verdict text
          CHECK (verdict IN ('new', 'follow-up', 'identical', 'possible-duplicate', 'refused')),
        matches jsonb NOT NULL DEFAULT '[]',
        case_id uuid REFERENCES cases (id),
        unmapped integer NOT NULL DEFAULT 0,
        schema_errors jsonb NOT NULL DEFAULT '[]',
        code integer,
        message jsonb,
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX e2b_import_items_import ON e2b_import_items (import_id, position, report);
      CREATE INDEX e2b_import_items_waiting ON e2b_import_items (import_id, position, report)
        WHERE state = 'waiting';
      CREATE INDEX e2b_import_items_sha256 ON e2b_import_items (project_id, environment, sha256);
      ${tenantPolicy('e2b_imports')}
      ${tenantPolicy('e2b_import_items')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE e2b_import_items, e2b_imports')
  }
}
