import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const reason =
  'Not audited by itself: each has lines of the connection that it names. Not compared with the trail: it follows what the gateway of the authority says.'

/** What was brought to the FDA: under which core id, and how far it has come. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE esg_uploads (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        connection_id uuid NOT NULL,
        message_id text NOT NULL,
        core_id text NOT NULL,
        stage text NOT NULL CHECK (stage IN ('prepared', 'submitting', 'submitted', 'answered')),
        began_at timestamptz NOT NULL DEFAULT now(),
        taken jsonb NOT NULL DEFAULT '[]',
        UNIQUE (connection_id, message_id),
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id)
      );
      CREATE INDEX esg_uploads_awaited ON esg_uploads (connection_id, began_at)
        WHERE stage IN ('submitting', 'submitted');
      ${companyPolicy('esg_uploads')}
      ${commentTables({ esg_uploads: reason })}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE esg_uploads')
  }
}
