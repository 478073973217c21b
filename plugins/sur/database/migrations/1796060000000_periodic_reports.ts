import { BaseSchema } from '@adonisjs/lucid/schema'

import { audited, unaudited } from '#kernel/changes/audited_sql'
import {
  companyPolicy,
  tenantColumns,
  tenantPolicy,
  tenantWall,
} from '#kernel/database/tenant_table'

const tables = [
  { table: 'periodic_openings', type: 'periodic_opening', of: 'company_id' },
  { table: 'periodic_setups', type: 'periodic_setup' },
  { table: 'periodic_reports', type: 'periodic_report' },
  {
    ...{ table: 'periodic_steps', type: 'periodic_report', of: 'report_id' },
    ...{ keys: ['seq'], kept: 'seq' },
  },
  { table: 'periodic_sections', type: 'periodic_report', of: 'report_id', keys: ['key'] },
  { table: 'periodic_comments', type: 'periodic_report', of: 'report_id', keys: ['seq'] },
]

const kind = `kind varchar(4) NOT NULL CHECK (kind IN ('DSUR', 'PSUR'))`

/**
 * Which kinds of periodic report a company has stands in its opening. A project has one setup of each
 * kind; a report belongs to a period that follows from it, keeps the setup as it was when the report was
 * opened, and has sections, comments and steps. Its status follows from its steps, which are only added.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE periodic_openings (
        company_id uuid PRIMARY KEY REFERENCES companies (id),
        revision integer NOT NULL DEFAULT 1,
        dsur_open boolean NOT NULL,
        psur_open boolean NOT NULL
      );
      ${companyPolicy('periodic_openings')}

      CREATE TABLE periodic_setups (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        revision integer NOT NULL DEFAULT 1,
        ${kind},
        values jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, kind)
      );
      ${tenantPolicy('periodic_setups')}

      CREATE TABLE periodic_reports (
        id uuid PRIMARY KEY,
        ${tenantColumns},
        ${kind},
        ordinal integer NOT NULL CHECK (ordinal > 0),
        period_start date NOT NULL,
        lock_point date NOT NULL,
        due_date date NOT NULL,
        setup jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (project_id, environment, kind, ordinal)
      );
      ${tenantPolicy('periodic_reports')}

      CREATE TABLE periodic_steps (
        report_id uuid NOT NULL REFERENCES periodic_reports (id),
        seq integer NOT NULL,
        ${tenantColumns},
        act varchar(10) NOT NULL CHECK (act IN ('writing', 'confirm', 'confirmed', 'finished')),
        reason text,
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (report_id, seq)
      );
      ${tenantWall('periodic_steps')}

      CREATE TABLE periodic_sections (
        report_id uuid NOT NULL REFERENCES periodic_reports (id),
        key varchar(10) NOT NULL,
        ${tenantColumns},
        state varchar(10) NOT NULL DEFAULT 'open'
          CHECK (state IN ('open', 'writing', 'done', 'nothing')),
        is_carried_over boolean NOT NULL DEFAULT false,
        prose jsonb,
        writer_id uuid,
        writer_name text,
        revision integer NOT NULL DEFAULT 1,
        updated_by text,
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (report_id, key)
      );
      ${tenantWall('periodic_sections')}

      CREATE TABLE periodic_comments (
        report_id uuid NOT NULL REFERENCES periodic_reports (id),
        seq integer NOT NULL,
        ${tenantColumns},
        section_key varchar(10) NOT NULL,
        answers_seq integer,
        passage text,
        comment text NOT NULL,
        by_id uuid NOT NULL,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp(),
        resolved_by text,
        resolved_at timestamptz,
        PRIMARY KEY (report_id, seq),
        FOREIGN KEY (report_id, section_key) REFERENCES periodic_sections (report_id, key),
        FOREIGN KEY (report_id, answers_seq) REFERENCES periodic_comments (report_id, seq)
      );
      ${tenantWall('periodic_comments')}
      ${audited(tables)}
    `)
  }

  async down() {
    this.schema.raw(unaudited(tables))
    this.schema.raw(`
      DROP TABLE periodic_comments;
      DROP TABLE periodic_sections;
      DROP TABLE periodic_steps;
      DROP TABLE periodic_reports;
      DROP TABLE periodic_setups;
      DROP TABLE periodic_openings;
    `)
  }
}
