import { BaseSchema } from '@adonisjs/lucid/schema'

import { tenantColumns, tenantPolicy } from '#kernel/database/tenant_table'

/**
 * How the cases of a project are numbered. A number may stand on a
 * second case when somebody said so: `repeat_of` names the first one.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE case_coding (
        ${tenantColumns},
        prefix text NOT NULL,
        digits smallint NOT NULL CHECK (digits BETWEEN 1 AND 9),
        revision integer NOT NULL,
        PRIMARY KEY (project_id, environment)
      );
      ${tenantPolicy('case_coding')}
      ALTER TABLE cases ADD COLUMN repeat_of uuid REFERENCES cases (id);
      ALTER TABLE cases DROP CONSTRAINT cases_project_id_environment_case_no_key;
      CREATE INDEX cases_case_no ON cases (project_id, environment, case_no, id);
      CREATE UNIQUE INDEX cases_case_no_once ON cases (project_id, environment, case_no)
        WHERE repeat_of IS NULL;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX cases_case_no_once, cases_case_no;
      ALTER TABLE cases DROP COLUMN repeat_of;
      ALTER TABLE cases ADD UNIQUE (project_id, environment, case_no);
      DROP TABLE case_coding;
    `)
  }
}
