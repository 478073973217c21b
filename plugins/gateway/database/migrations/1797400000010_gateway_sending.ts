import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'

const reason =
  'Open: belongs to the installation. Not audited by itself: each opening and closing is a line of the trail of the platform.'

/**
 * At which place of the database sending was opened, the latest row counts. A place is the cluster of PostgreSQL
 * with its timeline and the database in it: whoever restores a backup is at another one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE gateway_sending (
        id uuid PRIMARY KEY,
        place text NOT NULL,
        decided_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        decided_by text NOT NULL,
        reason text NOT NULL
      );
      REVOKE UPDATE, DELETE, TRUNCATE ON gateway_sending FROM pharos_app;
      CREATE FUNCTION gateway_place() RETURNS text
      LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
        SELECT (SELECT system_identifier FROM pg_control_system())
          || '/' || (SELECT timeline_id FROM pg_control_checkpoint())
          || '/' || (SELECT oid FROM pg_database WHERE datname = current_database())
      $$;
      ${commentTables({ gateway_sending: reason })}
    `)
  }

  async down() {
    this.schema.raw('DROP FUNCTION gateway_place(); DROP TABLE gateway_sending')
  }
}
