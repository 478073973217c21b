import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'feedback_messages', type: 'feedback' }]

/**
 * What regulators fed back about the products of a project: a message each, with what became of it. The
 * bytes are in the file store under `file_hash` (SHA-256), `report` counts from 1 within their file. Of
 * the messages that are not invalid each has a code of its own.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE feedback_messages (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        code text NOT NULL,
        file_hash text NOT NULL,
        report integer NOT NULL CHECK (report > 0),
        fingerprint text NOT NULL,
        file_name text NOT NULL,
        entry text,
        product text,
        event text,
        received_on text,
        status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'generated', 'invalid')),
        decision text CHECK (decision IN ('new', 'follow-up')),
        case_id uuid REFERENCES cases (id),
        reason text,
        uploader_id uuid,
        uploader_name text NOT NULL,
        uploaded_at timestamptz NOT NULL DEFAULT now(),
        decider_name text,
        decided_at timestamptz,
        CHECK ((decision IS NULL) = (case_id IS NULL)),
        CHECK (status <> 'generated' OR case_id IS NOT NULL),
        CHECK (status <> 'invalid' OR reason IS NOT NULL),
        CHECK (status = 'new' OR decided_at IS NOT NULL)
      );
      CREATE UNIQUE INDEX feedback_messages_of_code
        ON feedback_messages (project_id, environment, code) WHERE status <> 'invalid';
      CREATE INDEX feedback_messages_in_order
        ON feedback_messages (project_id, environment, uploaded_at, id);
      CREATE INDEX feedback_messages_of_case ON feedback_messages (case_id)
        WHERE case_id IS NOT NULL;
      ${tenantPolicy('feedback_messages')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE feedback_messages')
  }
}
