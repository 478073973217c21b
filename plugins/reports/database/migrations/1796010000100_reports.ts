import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'report_runs', type: 'report_run' },
  { table: 'batch_quantities', type: 'batch_quantity' },
]

/** Runs of reports that people keep, with the cases behind each number; what was released of batches. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE report_runs (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        revision integer NOT NULL DEFAULT 1,
        report text NOT NULL,
        name text NOT NULL,
        result jsonb NOT NULL,
        made_by text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      );
      CREATE INDEX report_runs_of_report ON report_runs (project_id, environment, report, at DESC);
      ${tenantPolicy('report_runs')}
      REVOKE UPDATE, DELETE, TRUNCATE ON report_runs FROM pharos_app;

      CREATE TABLE report_run_cases (
        run_id uuid NOT NULL REFERENCES report_runs (id),
        ${tenantColumns},
        part text NOT NULL,
        r1 text,
        r2 text,
        k text,
        case_id uuid NOT NULL REFERENCES cases (id),
        revision integer NOT NULL
      );
      CREATE INDEX report_run_cases_of_run
        ON report_run_cases (project_id, environment, run_id, part, case_id);
      CREATE INDEX report_run_cases_of_case ON report_run_cases (case_id, run_id);
      ${tenantWall('report_run_cases')}
      REVOKE UPDATE, DELETE, TRUNCATE ON report_run_cases FROM pharos_app;

      CREATE TABLE batch_quantities (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        revision integer NOT NULL DEFAULT 1,
        product text NOT NULL,
        batch text NOT NULL,
        quantity bigint NOT NULL CHECK (quantity > 0)
      );
      CREATE UNIQUE INDEX batch_quantities_of_batch
        ON batch_quantities (project_id, environment, product, batch);
      ${tenantPolicy('batch_quantities')}
      ${audited(tables)}
      ${commentTables({
        report_run_cases: 'Not audited by itself: written once with the run that it belongs to.',
      })}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE batch_quantities, report_run_cases, report_runs')
  }
}
