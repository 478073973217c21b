import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

const reasons = {
  listing_run_files:
    'Not audited by itself: the SHA-256 of each file is in the trail of its run. Not compared with the trail: the bytes go when the run expires.',
}

/**
 * The bytes of files that were made of line listings. They are rows of their own and not in the file
 * store, since that one keeps what is in it for ever: a row goes when its time is over. A run that
 * somebody cancelled says so.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE listing_run_files (
        run_id uuid NOT NULL REFERENCES listing_runs (id),
        number integer NOT NULL CHECK (number > 0),
        ${tenantColumns},
        bytes bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        PRIMARY KEY (run_id, number)
      );
      CREATE INDEX listing_run_files_expire ON listing_run_files (expires_at);
      ALTER TABLE listing_run_files ALTER COLUMN bytes SET STORAGE EXTERNAL;
      ${tenantPolicy('listing_run_files')}
      ${commentTables(reasons)}
      ALTER TABLE listing_runs DROP CONSTRAINT listing_runs_state_check;
      ALTER TABLE listing_runs ADD CONSTRAINT listing_runs_state_check
        CHECK (state IN ('waiting', 'done', 'refused', 'cancelled'));
    `)
  }

  async down() {
    this.schema.raw(`
      DROP TABLE listing_run_files;
      ALTER TABLE listing_runs DROP CONSTRAINT listing_runs_state_check;
      ALTER TABLE listing_runs ADD CONSTRAINT listing_runs_state_check
        CHECK (state IN ('waiting', 'done', 'refused'));
    `)
  }
}
