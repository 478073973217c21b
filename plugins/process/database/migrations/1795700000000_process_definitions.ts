import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy, tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [
  { table: 'process_definitions', type: 'process_definition' },
  { table: 'process_templates', type: 'process_template' },
]

const before = ['begin', 'pass', 'return', 'recall', 'claim', 'transfer']

const actsOf = (acts: readonly string[]) => `
  ALTER TABLE case_steps DROP CONSTRAINT case_steps_act_check;
  ALTER TABLE case_steps ADD CONSTRAINT case_steps_act_check
    CHECK (act IN (${acts.map((act) => `'${act}'`).join(', ')}));`

/**
 * How the cases of projects pass from desk to desk, in versions of which none is changed again: the
 * first is the one that comes with the product and stands nowhere. And what companies keep for their
 * projects to take over.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ${actsOf([...before, 'withdraw', 'delete', 'restore'])}
      CREATE TABLE process_definitions (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        version integer NOT NULL CHECK (version > 1),
        setup jsonb NOT NULL,
        saved_at timestamptz NOT NULL DEFAULT now(),
        saved_by_name text NOT NULL,
        UNIQUE (project_id, environment, version)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON process_definitions FROM pharos_app;
      ${tenantPolicy('process_definitions')}
      CREATE TABLE process_templates (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL UNIQUE REFERENCES companies (id),
        setup jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        saved_at timestamptz NOT NULL DEFAULT now(),
        saved_by_name text NOT NULL
      );
      ${companyPolicy('process_templates')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(tables)}
      DROP TABLE process_templates, process_definitions;
      ${actsOf(before)}
    `)
  }
}
