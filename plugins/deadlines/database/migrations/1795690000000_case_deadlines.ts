import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const reasons = {
  case_deadlines: 'Not audited by itself: a projection of the latest revision.',
  case_due: 'Not audited by itself: a projection of the latest revision.',
  missed_deadlines: 'Not audited by itself: what a projection said on the day, written once.',
}

/**
 * When each case is due at each destination, the day that the list is ordered by, and deadlines that were
 * missed: these stay, whatever the case says later.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_deadlines (
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        destination text NOT NULL,
        part text NOT NULL CHECK (part IN ('report', 'complement')),
        state text NOT NULL CHECK (state IN ('due', 'unsayable', 'not_sent', 'no_clock', 'unruled')),
        rule text,
        rule_version integer,
        day_zero text,
        due text,
        PRIMARY KEY (case_id, destination, part)
      );
      CREATE INDEX case_deadlines_by_day
        ON case_deadlines (project_id, environment, due, case_id) WHERE due IS NOT NULL;
      CREATE TABLE case_due (
        case_id uuid PRIMARY KEY REFERENCES cases (id),
        ${tenantColumns},
        due text,
        destination text,
        is_unsayable boolean NOT NULL
      );
      CREATE INDEX case_due_sorted ON case_due (project_id, environment, due, case_id);
      CREATE TABLE missed_deadlines (
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        destination text NOT NULL,
        part text NOT NULL,
        rule text NOT NULL,
        day_zero text NOT NULL,
        due text NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (case_id, destination, part, due)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON missed_deadlines FROM pharos_app;
      ${tenantWall('case_deadlines')}
      ${tenantWall('case_due')}
      ${tenantWall('missed_deadlines')}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE missed_deadlines, case_due, case_deadlines')
  }
}
