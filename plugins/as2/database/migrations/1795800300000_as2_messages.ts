import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const tables = [{ table: 'as2_messages', type: 'as2_message' }]

/**
 * Messages of partners that were taken, each with the receipt that it got: one that comes again gets the
 * same one. The bytes of both are in the file store.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE as2_messages (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        connection_id uuid NOT NULL,
        message_id text NOT NULL,
        message_sha text NOT NULL,
        mdn_sha text,
        mdn_url text,
        mdn_left_at timestamptz,
        taken_at timestamptz NOT NULL DEFAULT now(),
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id),
        CONSTRAINT as2_messages_known UNIQUE (connection_id, message_id)
      );
      ${companyPolicy('as2_messages')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE as2_messages')
  }
}
