import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const reasons = {
  case_standings: 'Not audited by itself: what the steps of the case amount to, written with them.',
}

/** Who created each case, and since when it is at its node; the case list is sorted by both. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_standings (
        case_id uuid PRIMARY KEY REFERENCES cases (id),
        ${tenantColumns},
        creator_name text,
        since timestamptz NOT NULL
      );
      INSERT INTO case_standings
        SELECT id, company_id, project_id, environment, coalesce(made.actor_name, owner_name),
          coalesce(came.at, updated_at)
        FROM known_cases
        LEFT JOIN LATERAL (SELECT actor_name FROM case_steps
          WHERE case_id = known_cases.id ORDER BY seq LIMIT 1) made ON true
        LEFT JOIN LATERAL (SELECT at FROM case_steps
          WHERE case_id = known_cases.id AND act NOT IN ('claim', 'transfer', 'delete')
          ORDER BY seq DESC LIMIT 1) came ON true;
      CREATE INDEX case_standings_creator
        ON case_standings (project_id, environment, creator_name, case_id);
      CREATE INDEX case_standings_since
        ON case_standings (project_id, environment, since, case_id);
      ${tenantWall('case_standings')}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE case_standings')
  }
}
