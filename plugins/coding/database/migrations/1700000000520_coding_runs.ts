import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * Coding of many cases at once: what was asked for, how far it is, what came of it. The last case
 * that is settled stands in `reached`, written with the cases, so that a run that is cut off goes on
 * behind it. Beside it the version that a project codes with, and verbatims that a coder has put
 * aside until somebody knows more.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE coding_runs (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        kind text NOT NULL CHECK (kind IN ('autocode', 'assign', 'recode')),
        asked jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done')),
        total integer,
        reached uuid,
        counts jsonb NOT NULL DEFAULT '{}',
        started_by uuid,
        started_by_name text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      );
      CREATE INDEX coding_runs_latest ON coding_runs (project_id, environment, started_at DESC);
      CREATE TABLE coding_set_aside (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        key text COLLATE "C" NOT NULL,
        verbatim text NOT NULL,
        set_by_name text NOT NULL,
        set_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, key)
      );
      CREATE TABLE coding_settings (
        ${tenantColumns},
        version text NOT NULL,
        revision integer NOT NULL,
        PRIMARY KEY (project_id, environment)
      );
      CREATE INDEX coded_places_case
        ON coded_places (project_id, environment, case_id) INCLUDE (version, code);
      ${['coding_runs', 'coding_set_aside', 'coding_settings'].map(tenantPolicy).join('\n')}
    `)
  }

  async down() {
    this.schema.raw(`DROP INDEX coded_places_case;
      DROP TABLE coding_settings, coding_set_aside, coding_runs`)
  }
}
