import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy, tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [
  { table: 'submission_remarks', type: 'submission', of: 'submission_id', keys: ['id'] },
]

const reason =
  'Not compared with the trail: it comes before anybody knows to which project it belongs. What is written by it are lines of its submission, and what people decide of it has lines of its own.'

/**
 * What receivers send, one row for each report that it answers; the bytes are in the file store. It comes
 * to a company, and to a project only once it is known whose submission it answers: from then on that
 * project alone sees it. Remarks are what a receiver says of a submission, each at its element.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE gateway_arrivals (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        of_project_id uuid,
        of_environment smallint CHECK (of_environment IN (0, 1)),
        connection_id uuid,
        way text NOT NULL,
        name varchar(255) NOT NULL,
        size integer NOT NULL,
        file_sha text NOT NULL,
        part integer NOT NULL DEFAULT 0,
        state text NOT NULL DEFAULT 'received' CHECK (state IN
          ('received', 'matched', 'orphan', 'repeated', 'unreadable', 'set_aside')),
        ack_sender text,
        ack_number text,
        message_number text,
        names jsonb NOT NULL DEFAULT '[]',
        sentence jsonb NOT NULL,
        submission_id uuid,
        reason text NOT NULL DEFAULT '',
        settled_by text,
        arrived_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1,
        FOREIGN KEY (of_project_id, company_id) REFERENCES projects (id, company_id),
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id),
        CONSTRAINT gateway_arrivals_submission
          FOREIGN KEY (submission_id) REFERENCES submissions (id)
      );
      CREATE INDEX gateway_arrivals_latest ON gateway_arrivals (company_id, arrived_at DESC);
      CREATE INDEX gateway_arrivals_known ON gateway_arrivals (company_id, ack_number, ack_sender);
      CREATE INDEX gateway_arrivals_same ON gateway_arrivals (company_id, file_sha, part);
      CREATE INDEX gateway_arrivals_received ON gateway_arrivals (arrived_at)
        WHERE state = 'received';
      ${companyPolicy('gateway_arrivals')}
      CREATE POLICY gateway_arrivals_of_project ON gateway_arrivals AS RESTRICTIVE TO pharos_app
        USING (current_setting('pharos.project', true) IS NULL
          OR current_setting('pharos.platform', true) = 'on' OR of_project_id IS NULL
          OR (of_project_id = nullif(current_setting('pharos.project', true), '')::uuid
            AND of_environment = nullif(current_setting('pharos.environment', true), '')::smallint));

      CREATE TABLE submission_remarks (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        submission_id uuid NOT NULL REFERENCES submissions (id),
        arrival_id uuid REFERENCES gateway_arrivals (id),
        case_id uuid NOT NULL REFERENCES cases (id),
        destination_id uuid NOT NULL REFERENCES gateway_destinations (id),
        position integer NOT NULL,
        text text NOT NULL,
        is_cut boolean NOT NULL,
        rule varchar(100),
        path text,
        place varchar(400),
        severity text NOT NULL CHECK (severity IN ('error', 'warning')),
        is_open boolean NOT NULL DEFAULT true,
        closed_by text,
        made_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1
      );
      CREATE INDEX submission_remarks_of_case
        ON submission_remarks (case_id, destination_id, is_open);
      CREATE INDEX submission_remarks_of_submission ON submission_remarks (submission_id, position);
      ${tenantPolicy('submission_remarks')}
      ${commentTables({ gateway_arrivals: reason })}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE submission_remarks, gateway_arrivals')
  }
}
