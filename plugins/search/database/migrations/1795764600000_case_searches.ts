import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'case_searches', type: 'case_search' }]

/**
 * Searches that somebody saved, each for whoever made it, or for the project. A removed one keeps its
 * row, so that its trail goes on belonging to something.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_searches (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        owner_id uuid NOT NULL,
        owner_name text NOT NULL,
        name text NOT NULL,
        is_shared boolean NOT NULL,
        question jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX case_searches_name
        ON case_searches (project_id, environment, owner_id, lower(name)) WHERE removed_at IS NULL;
      ${tenantPolicy('case_searches')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE case_searches')
  }
}
