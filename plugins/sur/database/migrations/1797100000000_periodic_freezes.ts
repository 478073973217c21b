import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  {
    ...{ table: 'periodic_freezes', type: 'periodic_report', of: 'report_id', keys: ['seq'] },
    hashed: ['body'],
  },
  { table: 'periodic_readings', type: 'periodic_report', of: 'report_id', keys: ['freeze_seq'] },
]

/**
 * Freezes of a report with their series, their tables and the cases behind each figure, compressed, beside
 * the SHA-256 of what they hold; who read the quality lists of which freeze. Both are only added to. A
 * section says whether its figures changed with a later freeze.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE periodic_freezes (
        report_id uuid NOT NULL REFERENCES periodic_reports (id),
        seq integer NOT NULL CHECK (seq > 0),
        ${tenantColumns},
        body bytea NOT NULL,
        digest text NOT NULL,
        reason text,
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (report_id, seq)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON periodic_freezes FROM pharos_app;
      ${tenantWall('periodic_freezes')}

      CREATE TABLE periodic_readings (
        report_id uuid NOT NULL,
        freeze_seq integer NOT NULL,
        ${tenantColumns},
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (report_id, freeze_seq),
        FOREIGN KEY (report_id, freeze_seq) REFERENCES periodic_freezes (report_id, seq)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON periodic_readings FROM pharos_app;
      ${tenantWall('periodic_readings')}

      ALTER TABLE periodic_sections ADD COLUMN figures_changed boolean NOT NULL DEFAULT false;
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`
      ALTER TABLE periodic_sections DROP COLUMN figures_changed;
      SELECT audit_heads.renew();
      DROP TABLE periodic_readings;
      DROP TABLE periodic_freezes;
    `)
  }
}
