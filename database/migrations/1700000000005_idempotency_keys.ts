import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/** Answers to requests that carry a key of their own, so that a repeated one is done once. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE idempotency_keys (
        ${tenantColumns},
        actor text NOT NULL,
        key text NOT NULL,
        request_hash text NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (project_id, environment, actor, key)
      );
      CREATE INDEX idempotency_keys_age ON idempotency_keys (project_id, environment, created_at);
      ${tenantPolicy('idempotency_keys')}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE idempotency_keys')
  }
}
