import { BaseSchema } from '@adonisjs/lucid/schema'

import { appRole } from '#kernel/database/app_role'
import { auditLinkFunction, auditRefusals } from '#kernel/changes/audit_sql'

/**
 * The audit trail (21 CFR 11.10(e), EU Annex 11 section 9): append-only for everybody, chained by
 * hash per subject. The heads of the chains stand apart, so that a removed last line, or a subject
 * removed with all its lines, is still found.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE audit_lines (
        chain text NOT NULL,
        seq integer NOT NULL,
        company_id uuid,
        project_id uuid,
        environment smallint,
        at timestamptz NOT NULL,
        actor_id uuid,
        actor_name text NOT NULL,
        act text NOT NULL,
        reason text,
        changes jsonb NOT NULL,
        previous bytea NOT NULL,
        hash bytea NOT NULL,
        PRIMARY KEY (chain, seq)
      );
      CREATE INDEX audit_lines_time ON audit_lines (project_id, environment, at DESC);

      CREATE SCHEMA audit_heads;
      CREATE TABLE audit_heads.heads (
        chain text PRIMARY KEY,
        company_id uuid,
        project_id uuid,
        environment smallint,
        seq integer NOT NULL,
        hash bytea NOT NULL
      );

      ALTER TABLE audit_lines ENABLE ROW LEVEL SECURITY;
      CREATE POLICY audit_lines_of_tenant ON audit_lines
        USING (coalesce(project_id::text, '') = current_setting('pharos.project')
          AND coalesce(environment::text, '') = current_setting('pharos.environment'));
    `)
    this.schema.raw(auditLinkFunction)
    this.schema.raw(auditRefusals)
    this.schema.raw(`REVOKE UPDATE, DELETE, TRUNCATE ON audit_lines FROM ${appRole}`)
  }

  async down() {
    this.schema.raw(`
      DROP FUNCTION audit_hash;
      DROP TABLE audit_lines;
      DROP SCHEMA audit_heads CASCADE;
      DROP FUNCTION audit_link, audit_refuse, audit_guard_head;`)
  }
}
