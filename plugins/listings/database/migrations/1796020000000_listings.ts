import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'listing_designs', type: 'listing_design' },
  {
    ...{ table: 'listing_design_versions', type: 'listing_design', of: 'design_id' },
    ...{ keys: ['revision'], kept: 'revision' },
  },
  { table: 'listing_runs', type: 'listing_run' },
]

/**
 * Line listings that people design, with all their revisions, and the files that were made of them. A
 * removed design keeps its row, so that its trail and its files go on belonging to something. A template
 * is a design that others of the project begin with.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE listing_designs (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        name text NOT NULL,
        is_template boolean NOT NULL,
        design jsonb NOT NULL,
        weekly jsonb,
        weekly_by uuid,
        weekly_by_name text,
        weekly_on date,
        revision integer NOT NULL DEFAULT 1,
        updated_by_name text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        CHECK ((weekly IS NULL) = (weekly_by IS NULL))
      );
      CREATE UNIQUE INDEX listing_designs_name ON listing_designs
        (project_id, environment, is_template, lower(name)) WHERE removed_at IS NULL;
      ${tenantPolicy('listing_designs')}

      CREATE TABLE listing_design_versions (
        design_id uuid NOT NULL REFERENCES listing_designs (id),
        revision integer NOT NULL,
        ${tenantColumns},
        name text NOT NULL,
        design jsonb NOT NULL,
        saved_by_name text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (design_id, revision)
      );
      ${tenantWall('listing_design_versions')}

      CREATE TABLE listing_runs (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        design_id uuid NOT NULL REFERENCES listing_designs (id),
        name text NOT NULL,
        revision integer NOT NULL,
        kind text NOT NULL CHECK (kind IN ('xlsx', 'csv', 'pdf')),
        encoding text NOT NULL CHECK (encoding IN ('utf-8', 'gb18030')),
        language text NOT NULL CHECK (language IN ('en', 'zh')),
        is_weekly boolean NOT NULL,
        state text NOT NULL CHECK (state IN ('waiting', 'done', 'refused')),
        code integer,
        sentence jsonb,
        line_count integer,
        case_count integer,
        files jsonb NOT NULL DEFAULT '[]',
        started_by uuid NOT NULL,
        started_by_name text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz,
        expires_at timestamptz
      );
      CREATE INDEX listing_runs_of_design ON listing_runs (design_id, started_at DESC);
      ${tenantPolicy('listing_runs')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    for (const table of ['listing_runs', 'listing_design_versions', 'listing_designs'])
      this.schema.raw(`DROP TABLE ${table}`)
  }
}
