import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * How the reporters of a project say what the dictionary calls otherwise. `key` is the verbatim as
 * the search folds it: two that differ in letter case or punctuation are one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE coding_synonyms (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        verbatim text NOT NULL,
        key text NOT NULL DEFAULT '',
        code text NOT NULL,
        state text NOT NULL CHECK (state IN ('proposed', 'approved', 'rejected')),
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX coding_synonyms_verbatim
        ON coding_synonyms (project_id, environment, key) WHERE removed_at IS NULL AND key <> '';
      ${tenantPolicy('coding_synonyms')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE coding_synonyms')
  }
}
