import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

/**
 * What a run put into cases, and what stood there before: by it a run that was a mistake is taken
 * back, once. Beside it the version that a run coded with.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${kinds("'autocode', 'assign', 'recode', 'take_back'")}
      ALTER TABLE coding_runs
        ADD COLUMN version text NOT NULL DEFAULT '',
        ADD COLUMN taken_back_by uuid REFERENCES coding_runs (id);
      CREATE TABLE coding_run_places (
        run_id uuid NOT NULL REFERENCES coding_runs (id),
        case_id uuid NOT NULL REFERENCES cases (id),
        path text COLLATE "C" NOT NULL,
        ${tenantColumns},
        before jsonb NOT NULL,
        after jsonb NOT NULL,
        PRIMARY KEY (run_id, case_id, path)
      );
      ${tenantWall('coding_run_places')}
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE coding_run_places;
      ALTER TABLE coding_runs DROP COLUMN taken_back_by, DROP COLUMN version;
      ${kinds("'autocode', 'assign', 'recode'")}
    `)
  }
}

const kinds = (of: string) => `
  ALTER TABLE coding_runs DROP CONSTRAINT coding_runs_kind_check,
    ADD CONSTRAINT coding_runs_kind_check CHECK (kind IN (${of}));`
