import { BaseSchema } from '@adonisjs/lucid/schema'

import { commentTables } from '#kernel/changes/audited_sql'
import { tenantColumns, tenantWall } from '#kernel/database/tenant_table'

const criteria = [...'abcdef'].map((letter) => `criterion_${letter} boolean NOT NULL`).join(', ')

const ofCase = `case_id uuid NOT NULL REFERENCES cases (id), ${tenantColumns}`

/** Narrow rows, so that statistics read few pages; each begins with the place of its case. */
const tables = `
  CREATE TABLE case_facts (${ofCase},
    sex text, age_days integer, age_group text, report_type text, study_type text,
    report_category text, report_source text, is_expedited boolean,
    qualification text, reporter_country text, province text, country text,
    serious text, ${criteria}, ctcae smallint, events integer NOT NULL,
    has_patient boolean NOT NULL, has_reporter boolean NOT NULL,
    has_product boolean NOT NULL, has_event boolean NOT NULL,
    receipt_first date, receipt_last date, recent_first date, recent_last date,
    version_kind text NOT NULL, is_nullified boolean NOT NULL,
    PRIMARY KEY (case_id));
  ${tenantWall('case_facts')}
  CREATE TABLE event_facts (${ofCase},
    position integer NOT NULL, row_id text NOT NULL, reported text,
    meddra_version text COLLATE "C", meddra_code integer,
    serious text, ${criteria}, ctcae smallint, outcome text, country text,
    onset_first date, onset_last date, end_first date, end_last date,
    PRIMARY KEY (case_id, position));
  ${tenantWall('event_facts')}
  CREATE TABLE drug_facts (${ofCase},
    position integer NOT NULL, row_id text NOT NULL, role text, name text, action_taken text,
    start_first date, start_last date,
    PRIMARY KEY (case_id, position));
  ${tenantWall('drug_facts')}
  CREATE TABLE batch_facts (${ofCase},
    drug_position integer NOT NULL, batch text COLLATE "C" NOT NULL,
    PRIMARY KEY (case_id, drug_position, batch));
  ${tenantWall('batch_facts')}
  CREATE TABLE pair_facts (${ofCase},
    drug_position integer NOT NULL, event_position integer NOT NULL, role text, unexpected text,
    reporter_method text, reporter_result text, company_method text, company_result text,
    rechallenge text,
    PRIMARY KEY (case_id, drug_position, event_position));
  ${tenantWall('pair_facts')}`

const views = `
  CREATE VIEW known_case_facts WITH (security_invoker = true) AS SELECT * FROM case_facts;
  CREATE VIEW known_event_facts WITH (security_invoker = true) AS SELECT * FROM event_facts;
  CREATE VIEW known_drug_facts WITH (security_invoker = true) AS SELECT * FROM drug_facts;
  CREATE VIEW known_batch_facts WITH (security_invoker = true) AS SELECT * FROM batch_facts;
  CREATE VIEW known_pair_facts WITH (security_invoker = true) AS SELECT * FROM pair_facts;`

const names = ['case_facts', 'event_facts', 'drug_facts', 'batch_facts', 'pair_facts']

const indexes = `
  CREATE INDEX case_facts_receipt ON case_facts (project_id, environment, receipt_first, receipt_last);
  CREATE INDEX event_facts_code ON event_facts (project_id, environment, meddra_code) INCLUDE (case_id);
  CREATE INDEX drug_facts_name ON drug_facts (project_id, environment, name) INCLUDE (case_id);
  CREATE INDEX batch_facts_batch ON batch_facts (project_id, environment, batch) INCLUDE (case_id);
  CREATE INDEX pair_facts_scope ON pair_facts (project_id, environment);`

/** What listings, reports and statistics count, and the views by which other plugins read it. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(tables)
    this.schema.raw(indexes)
    this.schema.raw(
      commentTables(
        Object.fromEntries(
          names.map((table) => [
            table,
            'Not audited by itself: a projection of the latest revision, written with it; cases:projections makes it anew.',
          ])
        )
      )
    )
    this.schema.raw(views)
    for (const table of names) {
      this.schema.raw(`
        COMMENT ON VIEW known_${table} IS 'A view of ${table}, for SQL of other plugins: what listings, reports and statistics count.';
        REVOKE INSERT, UPDATE, DELETE ON known_${table} FROM pharos_app;`)
    }
  }

  async down() {
    for (const table of names) this.schema.raw(`DROP VIEW known_${table}; DROP TABLE ${table}`)
  }
}
