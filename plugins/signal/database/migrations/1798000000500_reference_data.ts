import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, commentTables, unaudited } from '#kernel/changes/audited_sql'

const tables = [{ table: 'signal_references', type: 'signal_reference' }]

const reasons = {
  signal_references:
    'Open: reference data for signals belong to the installation; who looks for signals chooses among them.',
  signal_reference_parts:
    'Open: belongs to the installation, and holds counts, never a number of a report. Not audited by itself: the hash of the files that it came from stands with the reference data.',
  signal_reference_progress:
    'Open: belongs to the installation. Not audited: so for a moment only.',
}

/**
 * Reports of others by which signals are counted: what was loaded, and its reports as counts of equal ones.
 * What was in use once is kept for the runs that counted it; the parts of a discarded one go.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE signal_references (
        id uuid PRIMARY KEY,
        name varchar(100) NOT NULL,
        kind text NOT NULL CHECK (kind IN ('faers', 'csv')),
        state text NOT NULL DEFAULT 'waiting' CHECK
          (state IN ('waiting', 'refused', 'cancelled', 'imported', 'active', 'retired')),
        file_name text NOT NULL,
        files jsonb NOT NULL,
        digest text NOT NULL,
        content_digest text,
        counts jsonb NOT NULL DEFAULT '{}',
        problems jsonb NOT NULL DEFAULT '[]',
        problem_count integer NOT NULL DEFAULT 0,
        loaded_by_name text NOT NULL,
        loaded_at timestamptz NOT NULL DEFAULT now(),
        revision integer NOT NULL DEFAULT 1,
        removed_at timestamptz
      );
      CREATE UNIQUE INDEX signal_references_name ON signal_references (lower(name))
        WHERE removed_at IS NULL AND state NOT IN ('refused', 'cancelled');
      CREATE TABLE signal_reference_parts (
        reference_id uuid NOT NULL REFERENCES signal_references (id),
        part integer NOT NULL CHECK (part >= 0),
        body bytea NOT NULL,
        digest text NOT NULL,
        PRIMARY KEY (reference_id, part)
      );
      REVOKE UPDATE, TRUNCATE ON signal_reference_parts FROM pharos_app;
      CREATE UNLOGGED TABLE signal_reference_progress (
        reference_id uuid PRIMARY KEY,
        done integer NOT NULL,
        total integer NOT NULL
      );
      ${commentTables(reasons)}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`DROP TABLE signal_reference_progress, signal_reference_parts,
      signal_references`)
  }
}
