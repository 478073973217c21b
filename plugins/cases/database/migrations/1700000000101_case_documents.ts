import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

/** Documents that were uploaded into a case, whether or not its content refers to them yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_documents (
        case_id uuid NOT NULL REFERENCES cases (id),
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        ${tenantColumns},
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (case_id, sha256)
      );
      ${tenantWall('case_documents')}
      REVOKE UPDATE, DELETE, TRUNCATE ON case_documents FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE case_documents')
  }
}
