import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy, tenantWall } from '#kernel/database/tenant_table'

const tables = [
  { table: 'periodic_register_entries', type: 'periodic_register_entry' },
  {
    ...{ table: 'periodic_register_versions', type: 'periodic_register_entry', of: 'entry_id' },
    ...{ keys: ['seq'], kept: 'seq' },
  },
]

/**
 * Registers of the product of a project that its periodic reports draw on. What a row says stands in its
 * versions, which are only added: each says from which day on it is valid, and whether the row has ended.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE periodic_register_entries (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        register varchar(10) NOT NULL
          CHECK (register IN ('approvals', 'actions', 'trials', 'exposure', 'risks')),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX periodic_register_entries_of_register
        ON periodic_register_entries (project_id, environment, register);
      ${tenantPolicy('periodic_register_entries')}

      CREATE TABLE periodic_register_versions (
        entry_id uuid NOT NULL REFERENCES periodic_register_entries (id),
        seq integer NOT NULL CHECK (seq > 0),
        ${tenantColumns},
        values jsonb NOT NULL,
        valid_from date NOT NULL,
        closed_on date,
        reason text,
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (entry_id, seq)
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON periodic_register_versions FROM pharos_app;
      ${tenantWall('periodic_register_versions')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`
      DROP TABLE periodic_register_versions;
      DROP TABLE periodic_register_entries;
    `)
  }
}
