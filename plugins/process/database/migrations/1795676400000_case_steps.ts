import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const steps = [{ table: 'case_steps', type: 'case', of: 'case_id', keys: ['seq'] }]

const reasons = {
  case_tasks: 'Not audited by itself: what the steps of the case amount to, written with them.',
}

const company = `nullif(current_setting('pharos.company'), '')::uuid`
const project = `nullif(current_setting('pharos.project'), '')::uuid`
const environment = `nullif(current_setting('pharos.environment'), '')::smallint`

/** The wall of a tenant, behind which there is nothing while no project is chosen. */
const ofTenant = `project_id = ${project} AND environment = ${environment} AND EXISTS (
  SELECT FROM projects WHERE projects.id = ${project} AND projects.company_id = ${company})`

/**
 * What happened to cases on their way, and the open task of each that has not ended. Cases that are
 * there already begin where they stand when somebody does something with them. How many tasks its people
 * have is known to the company, which asks while no project is chosen.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_steps (
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        seq integer NOT NULL,
        act text NOT NULL
          CHECK (act IN ('begin', 'pass', 'return', 'recall', 'claim', 'transfer')),
        from_node text,
        to_node text NOT NULL,
        actor_id uuid,
        actor_name text,
        holder_id uuid,
        holder_name text,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        reason text,
        revision integer NOT NULL,
        definition integer NOT NULL,
        PRIMARY KEY (case_id, seq)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON case_steps FROM pharos_app;
      CREATE TABLE case_tasks (
        case_id uuid PRIMARY KEY REFERENCES cases (id),
        ${tenantColumns},
        node text NOT NULL,
        holder_id uuid,
        holder_name text,
        since timestamptz NOT NULL
      );
      INSERT INTO case_tasks
        SELECT id, company_id, project_id, environment, status, owner_id, owner_name, updated_at
        FROM known_cases WHERE status <> 'ARCHIVED';
      CREATE INDEX case_tasks_since
        ON case_tasks (project_id, environment, holder_id, since, case_id);
      CREATE INDEX case_tasks_of_holder ON case_tasks (holder_id);
      ${tenantWall('case_steps')}
      ${tenantWall('case_tasks')}
      ALTER POLICY case_tasks_of_tenant ON case_tasks USING (${ofTenant});
      CREATE POLICY case_tasks_of_company ON case_tasks FOR SELECT
        USING (current_setting('pharos.project') = ''
          AND (current_setting('pharos.platform') = 'on' OR company_id = ${company}));
      ${audited(steps)}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(steps)}
      DROP TABLE case_tasks, case_steps;
    `)
  }
}
