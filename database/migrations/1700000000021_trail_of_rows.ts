import { BaseSchema } from '@adonisjs/lucid/schema'

import { auditLinkFunction } from '#kernel/changes/audit_sql'
import { audited, auditedSql, auditLinkWithRows, unaudited } from '#kernel/changes/audited_sql'

/** What people and projects are; a membership is told in the trail of the person. */
const tables = [
  { table: 'companies', type: 'company' },
  { table: 'projects', type: 'project' },
  { table: 'roles', type: 'role' },
  { table: 'users', type: 'user', hashed: ['password', 'totp_secret'] },
  { table: 'memberships', type: 'user', of: 'user_id', keys: ['project_id'] },
]

/**
 * The trail says of the rows themselves what stands in them after each act, and nobody but the owner
 * writes one without a line. Lines of before say nothing of rows: `audit:anchor` adds one that does.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE audit_lines ADD COLUMN stands jsonb;
      ALTER TABLE audit_heads.heads ADD COLUMN kept integer NOT NULL DEFAULT 0,
        ADD COLUMN tx xid8, ADD COLUMN line_company uuid;
      ${auditedSql}
      ${auditLinkWithRows}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(tables)}
      DROP TRIGGER audit_link ON audit_lines;
      DROP FUNCTION audit_hash, audit_link;
      ALTER TABLE audit_lines DROP COLUMN stands;
      ALTER TABLE audit_heads.heads DROP COLUMN kept, DROP COLUMN tx, DROP COLUMN line_company;
      ${auditLinkFunction}
      DROP FUNCTION audit_heads.stands, audit_heads.renew, audit_heads.check_with,
        audit_heads.place_of, audit_heads.rows_of;
      DROP TABLE audit_heads.audited;
    `)
  }
}
