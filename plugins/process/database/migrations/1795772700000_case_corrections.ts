import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const corrections = [
  {
    ...{ table: 'case_corrections', type: 'case', of: 'case_id', keys: ['id'] },
    hashed: ['entered', 'corrected'],
  },
]

/**
 * What was corrected at the quality check: one row for each element of a version of a case and each time
 * that it stood there. `stay` is the number of the step with which it came. A path may be too long for
 * an index, its hash is not.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_corrections (
        id uuid PRIMARY KEY,
        case_id uuid NOT NULL REFERENCES cases (id),
        ${tenantColumns},
        version integer NOT NULL,
        stay integer NOT NULL,
        path text NOT NULL,
        entered jsonb,
        corrected jsonb,
        entered_by_id uuid,
        entered_by_name text,
        corrected_by_id uuid NOT NULL,
        corrected_by_name text NOT NULL,
        corrected_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        revision integer NOT NULL,
        severity text NOT NULL DEFAULT 'open'
          CHECK (severity IN ('critical', 'major', 'minor', 'open'))
      );
      CREATE UNIQUE INDEX case_corrections_of_element
        ON case_corrections (case_id, version, stay, md5(path));
      ${tenantWall('case_corrections')}
      ${audited(corrections)}
    `)
  }

  async down() {
    this.schema.raw(`
      ${unaudited(corrections)}
      DROP TABLE case_corrections;
    `)
  }
}
