import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'case_narratives', type: 'case', of: 'case_id', keys: ['id'] },
  { table: 'narrative_templates', type: 'narrative_template' },
  {
    ...{ table: 'narrative_template_versions', type: 'narrative_template', of: 'template_id' },
    ...{ keys: ['revision'], kept: 'revision' },
  },
]

/**
 * What people did to the sentences of the narrative of a case, by its language, and the templates of
 * projects with all their revisions. A removed template keeps its row, so that its trail goes on belonging
 * to something.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_narratives (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        case_id uuid NOT NULL REFERENCES cases (id),
        language text NOT NULL CHECK (language IN ('en', 'zh')),
        template text,
        with_changes boolean NOT NULL,
        edits jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        updated_by_name text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (case_id, language)
      );
      ${tenantPolicy('case_narratives')}

      CREATE TABLE narrative_templates (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        name text NOT NULL,
        template jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        updated_by_name text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX narrative_templates_name ON narrative_templates
        (project_id, environment, lower(name)) WHERE removed_at IS NULL;
      ${tenantPolicy('narrative_templates')}

      CREATE TABLE narrative_template_versions (
        template_id uuid NOT NULL REFERENCES narrative_templates (id),
        revision integer NOT NULL,
        ${tenantColumns},
        name text NOT NULL,
        template jsonb NOT NULL,
        saved_by_name text NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (template_id, revision)
      );
      ${tenantWall('narrative_template_versions')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    for (const { table } of [tables[2]!, tables[1]!, tables[0]!])
      this.schema.raw(`DROP TABLE ${table}`)
  }
}
