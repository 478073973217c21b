import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const reason =
  'Not audited by itself: each has a line of the connection that it names. Not compared with the trail: the oldest go as new ones come.'

/** What came by AS2 and was refused; the bytes are in the file store. Only the latest are kept. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE as2_refusals (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        connection_id uuid NOT NULL,
        refused_at timestamptz NOT NULL DEFAULT now(),
        connection_name text NOT NULL,
        from_name text NOT NULL,
        to_name text NOT NULL,
        message_id text,
        reason text NOT NULL,
        sentence jsonb NOT NULL,
        file_sha text NOT NULL,
        size integer NOT NULL,
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id)
      );
      CREATE INDEX as2_refusals_by_time ON as2_refusals (company_id, refused_at DESC, id DESC);
      CREATE INDEX as2_refusals_of_connection ON as2_refusals (connection_id, refused_at DESC);
      ${companyPolicy('as2_refusals')}
      ${commentTables({ as2_refusals: reason })}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE as2_refusals')
  }
}
