import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const reasons = {
  paper_files:
    'Not audited by itself: each paper is in the trail of its case with its SHA-256. Not compared with the trail: the bytes go when their time is over.',
}

/**
 * The papers of runs, one row for each, by the id of their batch and the position of the item that each
 * was made for. They are rows and not in the file store, since that one keeps what is in it for ever: a
 * row goes when its time is over.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE paper_files (
        run_id uuid NOT NULL,
        position integer NOT NULL CHECK (position > 0),
        ${tenantColumns},
        name text NOT NULL,
        bytes bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (run_id, position)
      );
      CREATE INDEX paper_files_expire ON paper_files (expires_at);
      ALTER TABLE paper_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
      ${tenantPolicy('paper_files')}
      ${commentTables(reasons)}
    `)
  }

  async down() {
    this.schema.raw('DROP TABLE paper_files')
  }
}
