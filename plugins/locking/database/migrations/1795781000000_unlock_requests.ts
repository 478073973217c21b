import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'unlock_requests', type: 'case', of: 'case_id', keys: ['id'] }]

const project = `nullif(current_setting('pharos.project'), '')::uuid`
const environment = `nullif(current_setting('pharos.environment'), '')::smallint`
const company = `nullif(current_setting('pharos.company'), '')::uuid`

/** The wall of a tenant, behind which there is nothing while no project is chosen. */
const ofTenant = `project_id = ${project} AND environment = ${environment} AND EXISTS (
  SELECT FROM projects WHERE projects.id = ${project} AND projects.company_id = ${company})`

/**
 * Requests to unlock cases, with what became of them; one of a case waits at a time. Who has asked is
 * known to the company while no project is chosen, since nobody leaves it before.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE unlock_requests (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        case_id uuid NOT NULL REFERENCES cases (id),
        case_version integer NOT NULL,
        case_revision integer NOT NULL,
        status text NOT NULL DEFAULT 'waiting'
          CHECK (status IN ('waiting', 'approved', 'rejected', 'withdrawn', 'lapsed')),
        reason text NOT NULL,
        asker_id uuid NOT NULL,
        asker_name text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        node text,
        answer text,
        decider_id uuid,
        decider_name text,
        decided_at timestamptz,
        CHECK ((status = 'approved') = (node IS NOT NULL)),
        CHECK ((status = 'waiting') = (decided_at IS NULL))
      );
      CREATE UNIQUE INDEX unlock_requests_waiting ON unlock_requests (case_id)
        WHERE status = 'waiting';
      CREATE INDEX unlock_requests_in_order
        ON unlock_requests (project_id, environment, asked_at, id);
      CREATE INDEX unlock_requests_of_asker ON unlock_requests (asker_id)
        WHERE status = 'waiting';
      ${tenantPolicy('unlock_requests')}
      ALTER POLICY unlock_requests_of_tenant ON unlock_requests USING (${ofTenant});
      CREATE POLICY unlock_requests_known_to_company ON unlock_requests FOR SELECT
        USING (status = 'waiting' AND current_setting('pharos.project') = ''
          AND company_id = ${company});
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE unlock_requests')
  }
}
