import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'
import { companyPolicy } from '#kernel/database/tenant_table'

const tables = [
  { table: 'simulated_regulators', type: 'simulated_regulator', hashed: ['sealed_key'] },
]

const ruleList = ['accept', 'reject', 'stepwise', 'silent', 'refuse', 'no_receipt', 'unreadable']
  .map((rule) => `'${rule}'`)
  .join(', ')

const reason =
  'Not compared with the trail: what a simulated regulator does is training, and leaves lines of the regulator.'

/**
 * Regulators that this installation plays, each behind a connection of the company, and what they received.
 * The bytes are in the file store.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE simulated_regulators (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL REFERENCES companies (id),
        revision integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        removed_at timestamptz,
        name varchar(60) NOT NULL,
        serves smallint NOT NULL CHECK (serves IN (0, 1)),
        rule text NOT NULL CHECK (rule IN (${ruleList})),
        remarks text NOT NULL DEFAULT '',
        delay_seconds integer NOT NULL DEFAULT 5,
        connection_id uuid,
        partner_name text,
        sealed_key text,
        UNIQUE (id, company_id),
        FOREIGN KEY (connection_id, company_id) REFERENCES gateway_connections (id, company_id)
      );
      CREATE UNIQUE INDEX simulated_regulators_name ON simulated_regulators (company_id, lower(name))
        WHERE removed_at IS NULL;
      CREATE UNIQUE INDEX simulated_regulators_partner ON simulated_regulators (partner_name);
      ${companyPolicy('simulated_regulators')}

      CREATE TABLE simulated_messages (
        id uuid PRIMARY KEY,
        company_id uuid NOT NULL,
        regulator_id uuid NOT NULL,
        received_at timestamptz NOT NULL DEFAULT now(),
        message_id text NOT NULL,
        file_name text NOT NULL,
        file_sha text NOT NULL,
        batch_number text,
        message_numbers jsonb NOT NULL DEFAULT '[]',
        rule text NOT NULL CHECK (rule IN (${ruleList})),
        answers_at timestamptz,
        answered_at timestamptz,
        FOREIGN KEY (regulator_id, company_id) REFERENCES simulated_regulators (id, company_id),
        UNIQUE (regulator_id, message_id)
      );
      CREATE INDEX simulated_messages_by_time ON simulated_messages (regulator_id, received_at DESC);
      ${companyPolicy('simulated_messages')}
      ${audited(tables)}
      ${commentTables({ simulated_messages: reason })}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw('DROP TABLE simulated_messages, simulated_regulators')
  }
}
