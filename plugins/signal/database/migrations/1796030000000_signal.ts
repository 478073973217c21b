import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'signal_plans', type: 'signal_plan' },
  { table: 'signal_runs', type: 'signal_run' },
  {
    ...{ table: 'signal_run_parts', type: 'signal_run', of: 'run_id', keys: ['part'] },
    ...{ hashed: ['body'], kept: 'part' },
  },
  { table: 'signal_results', type: 'signal_run', of: 'run_id', hashed: ['body'] },
  { table: 'signals', type: 'signal' },
  { table: 'signal_steps', type: 'signal', of: 'signal_id', keys: ['seq'], kept: 'seq' },
]

/**
 * Plans of runs; runs with what they took from elsewhere, the reports that they read, part by part, and what
 * they found: none of it is changed again. Signals, and what was done with each of them, only added to.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE signal_plans (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        name varchar(100) NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        settings jsonb NOT NULL,
        owner_id uuid,
        owner_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX signal_plans_name
        ON signal_plans (project_id, environment, lower(name));
      ${tenantPolicy('signal_plans')}

      CREATE TABLE signal_runs (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        number integer NOT NULL,
        plan_id uuid NOT NULL REFERENCES signal_plans (id),
        plan_name text NOT NULL,
        plan_revision integer NOT NULL,
        cut timestamptz NOT NULL,
        settings jsonb NOT NULL,
        inputs jsonb NOT NULL,
        started_by_name text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, number)
      );
      CREATE INDEX signal_runs_of_plan ON signal_runs (plan_id);
      REVOKE UPDATE, DELETE, TRUNCATE ON signal_runs FROM pharos_app;
      ${tenantPolicy('signal_runs')}

      CREATE TABLE signal_run_parts (
        run_id uuid NOT NULL REFERENCES signal_runs (id),
        ${tenantColumns},
        part integer NOT NULL CHECK (part > 0),
        body bytea NOT NULL,
        digest text NOT NULL,
        PRIMARY KEY (run_id, part)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON signal_run_parts FROM pharos_app;
      ${tenantWall('signal_run_parts')}

      CREATE TABLE signal_results (
        run_id uuid PRIMARY KEY REFERENCES signal_runs (id),
        ${tenantColumns},
        body bytea NOT NULL,
        digest text NOT NULL,
        reports integer NOT NULL,
        pairs integer NOT NULL,
        computed_at timestamptz NOT NULL DEFAULT now()
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON signal_results FROM pharos_app;
      ${tenantWall('signal_results')}

      CREATE TABLE signals (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        number integer NOT NULL,
        drug jsonb NOT NULL,
        terms jsonb NOT NULL,
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, number)
      );
      ${tenantPolicy('signals')}

      CREATE TABLE signal_steps (
        signal_id uuid NOT NULL REFERENCES signals (id),
        ${tenantColumns},
        seq integer NOT NULL,
        kind text NOT NULL,
        data jsonb NOT NULL,
        actor_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (signal_id, seq)
      );
      CREATE INDEX signal_steps_of_tenant
        ON signal_steps (project_id, environment, signal_id, seq);
      REVOKE UPDATE, DELETE, TRUNCATE ON signal_steps FROM pharos_app;
      ${tenantWall('signal_steps')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`DROP TABLE signal_steps, signals, signal_results, signal_run_parts,
      signal_runs, signal_plans`)
  }
}
