import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import {
  companyPolicy,
  tenantColumns,
  tenantPolicy,
  tenantWall,
} from '#kernel/database/tenant_table'

const tables = [
  { table: 'gateway_connections', type: 'gateway_connection', hashed: ['sealed'] },
  { table: 'gateway_destinations', type: 'gateway_destination' },
  { table: 'submissions', type: 'submission' },
  {
    table: 'submission_steps',
    type: 'submission',
    of: 'submission_id',
    keys: ['seq'],
    kept: 'seq',
  },
  { table: 'regional_declarations', type: 'case', of: 'case_id', keys: ['destination_id'] },
]

/**
 * Connections belong to a company, at a sponsor, at a server or at none; what is secret in them is sealed.
 * Destinations belong to a project and its environment. A submission is one case, in one revision, at one
 * destination; what happened to it are its steps, which are only added. Who is sending one holds a lease, which
 * ends by itself.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE gateway_connections (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        name varchar(100) NOT NULL,
        transport varchar(20) NOT NULL,
        serves smallint NOT NULL CHECK (serves IN (0, 1)),
        sponsor_id uuid,
        server_id uuid,
        options jsonb NOT NULL DEFAULT '[]',
        sealed jsonb NOT NULL DEFAULT '{}',
        UNIQUE (id, company_id),
        CONSTRAINT gateway_connections_sponsor
          FOREIGN KEY (sponsor_id, company_id) REFERENCES sponsors (id, company_id),
        CONSTRAINT gateway_connections_server
          FOREIGN KEY (server_id, company_id) REFERENCES servers (id, company_id)
      );
      CREATE UNIQUE INDEX gateway_connections_name ON gateway_connections (company_id, lower(name))
        WHERE removed_at IS NULL;
      ${companyPolicy('gateway_connections')}

      CREATE TABLE gateway_destinations (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        code varchar(20) NOT NULL,
        name varchar(100) NOT NULL,
        region text NOT NULL,
        authority varchar(20) NOT NULL,
        connection_id uuid,
        batch_sender varchar(60) NOT NULL,
        batch_receiver varchar(60) NOT NULL,
        message_sender varchar(60) NOT NULL,
        message_receiver varchar(60) NOT NULL,
        file_name varchar(100) NOT NULL,
        max_megabytes integer,
        counts_from text NOT NULL DEFAULT 'receipt'
          CHECK (counts_from IN ('sending', 'receipt', 'acknowledgement')),
        remind_hours integer NOT NULL DEFAULT 24,
        escalate_hours integer NOT NULL DEFAULT 48,
        contact varchar(200) NOT NULL DEFAULT '',
        stage text NOT NULL DEFAULT 'set_up'
          CHECK (stage IN ('set_up', 'in_test', 'tested', 'in_use')),
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id)
      );
      CREATE UNIQUE INDEX gateway_destinations_code
        ON gateway_destinations (project_id, environment, lower(code)) WHERE removed_at IS NULL;
      ${tenantPolicy('gateway_destinations')}

      CREATE TABLE regional_declarations (
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        destination_id uuid NOT NULL REFERENCES gateway_destinations (id),
        version integer NOT NULL,
        is_required boolean NOT NULL,
        reason text NOT NULL DEFAULT '',
        decided_by text NOT NULL,
        decided_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (case_id, destination_id)
      );
      CREATE INDEX regional_declarations_of_tenant
        ON regional_declarations (project_id, environment, destination_id, case_id);
      ${tenantWall('regional_declarations')}

      CREATE TABLE submissions (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        case_id uuid NOT NULL REFERENCES cases (id),
        case_no text NOT NULL,
        version integer NOT NULL,
        version_kind text NOT NULL,
        case_revision integer NOT NULL,
        destination_id uuid NOT NULL REFERENCES gateway_destinations (id),
        authority varchar(20) NOT NULL,
        frozen_id uuid NOT NULL,
        batch_number varchar(100) NOT NULL,
        message_number varchar(100) NOT NULL,
        message_id varchar(200) NOT NULL UNIQUE,
        file_name varchar(200) NOT NULL,
        size integer NOT NULL,
        message_sha text NOT NULL,
        mic text,
        packed_sha text,
        packed_size integer,
        packed_headers jsonb,
        state text NOT NULL,
        is_portal boolean NOT NULL,
        next_try timestamptz,
                due date,
        submitted_on date,
        made_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1,
        CONSTRAINT submissions_batch_number UNIQUE (company_id, authority, batch_number)
      );
      CREATE UNIQUE INDEX submissions_file_name ON submissions (destination_id, lower(file_name));
      CREATE INDEX submissions_of_case ON submissions (case_id, destination_id, created_at DESC);
      CREATE INDEX submissions_by_state ON submissions (project_id, environment, state, created_at);
      CREATE INDEX submissions_to_send ON submissions (project_id, environment, next_try)
        WHERE state IN ('queued', 'waiting');
      CREATE INDEX submissions_answers_awaited ON submissions (project_id, environment, created_at)
        WHERE state IN ('sent', 'delivered');
      CREATE INDEX submissions_by_day ON submissions (project_id, environment, submitted_on);
      ${tenantPolicy('submissions')}

      CREATE TABLE submission_steps (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        submission_id uuid NOT NULL REFERENCES submissions (id),
        seq integer NOT NULL,
        act text NOT NULL,
        has_left boolean,
        at timestamptz NOT NULL DEFAULT now(),
        actor text,
        sentence jsonb NOT NULL,
        day date,
        code integer,
        file_sha text,
        file_name text,
        file_size integer,
        UNIQUE (submission_id, seq)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON submission_steps FROM pharos_app;
      ${tenantWall('submission_steps')}

      CREATE TABLE case_declarations (
        case_id uuid PRIMARY KEY REFERENCES cases (id),
        ${tenantColumns},
        status smallint NOT NULL CHECK (status BETWEEN 0 AND 4)
      );
      CREATE INDEX case_declarations_sorted
        ON case_declarations (project_id, environment, status, case_id);
      ${tenantWall('case_declarations')}
      COMMENT ON TABLE case_declarations IS
        'Not audited by itself: it follows from the steps of the submissions of the case.';
      CREATE UNLOGGED TABLE submission_leases (
        submission_id uuid PRIMARY KEY,
        ${tenantColumns},
        until timestamptz NOT NULL
      );
      ${tenantPolicy('submission_leases')}
      COMMENT ON TABLE submission_leases IS
        'Not audited: which worker sends a submission at this moment.';
      CREATE FUNCTION last_batch_number(at_authority text, stem text) RETURNS integer
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT coalesce(max(substr(batch_number, length(stem) + 1)::integer), 0) FROM submissions
        WHERE company_id = current_setting('pharos.company')::uuid AND authority = at_authority
          AND starts_with(batch_number, stem)
          AND substr(batch_number, length(stem) + 1) ~ '^[0-9]{1,9}$'
      $$;
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP FUNCTION last_batch_number(text, text)')
    this.schema.raw(`DROP TABLE submission_leases, case_declarations, submission_steps, submissions,
      regional_declarations, gateway_destinations, gateway_connections`)
  }
}
