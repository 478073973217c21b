import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/** Which files a project has; the bytes lie in the file store under their SHA-256. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE files (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        ${tenantColumns},
        sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
        size bigint NOT NULL,
        name text NOT NULL,
        media_type text NOT NULL,
        created_by uuid,
        created_by_name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        UNIQUE (project_id, environment, sha256, name)
      );
      ${tenantPolicy('files')}
      REVOKE UPDATE, DELETE, TRUNCATE ON files FROM pharos_app;
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE files')
  }
}
