import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the back office says of companies, projects, roles and people, and the trail of what is done in a company outside of any project.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE companies
        ADD COLUMN address varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN contact varchar(24) NOT NULL DEFAULT '',
        ADD COLUMN phone varchar(20) NOT NULL DEFAULT '',
        ADD COLUMN fax varchar(20) NOT NULL DEFAULT '',
        ADD COLUMN department varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN server_name varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN adr_account varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN report_unit_category smallint,
        ADD COLUMN max_projects integer NOT NULL DEFAULT 100 CHECK (max_projects > 0),
        ADD COLUMN password_policy text NOT NULL DEFAULT 'basic'
          CHECK (password_policy IN ('basic', 'strict')),
        ADD COLUMN revision integer NOT NULL DEFAULT 1;
      ALTER TABLE projects
        ADD COLUMN overview varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN start_date date,
        ADD COLUMN max_cases integer NOT NULL DEFAULT 10000000 CHECK (max_cases > 0),
        ADD COLUMN max_users integer NOT NULL DEFAULT 1000 CHECK (max_users > 0),
        ADD COLUMN status text NOT NULL DEFAULT 'ongoing' CHECK (status IN ('ongoing', 'closed')),
        ADD COLUMN revision integer NOT NULL DEFAULT 1;
      ALTER TABLE roles
        ADD COLUMN node_permissions text[] NOT NULL DEFAULT '{}',
        ADD COLUMN revision integer NOT NULL DEFAULT 1;
      ALTER TABLE users
        ADD COLUMN phone varchar(20) NOT NULL DEFAULT '',
        ADD COLUMN start_date date,
        ADD COLUMN end_date date,
        ADD COLUMN description varchar(200) NOT NULL DEFAULT '',
        ADD COLUMN is_company_admin boolean NOT NULL DEFAULT false,
        ADD COLUMN revision integer NOT NULL DEFAULT 1;

      DROP POLICY audit_lines_of_tenant ON audit_lines;
      CREATE POLICY audit_lines_of_tenant ON audit_lines
        USING (coalesce(project_id::text, '') = current_setting('pharos.project')
          AND coalesce(environment::text, '') = current_setting('pharos.environment')
          AND coalesce(company_id::text, '') = current_setting('pharos.company'));
      CREATE INDEX audit_lines_company ON audit_lines (company_id, at DESC)
        WHERE project_id IS NULL;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX audit_lines_company;
      DROP POLICY audit_lines_of_tenant ON audit_lines;
      CREATE POLICY audit_lines_of_tenant ON audit_lines
        USING (coalesce(project_id::text, '') = current_setting('pharos.project')
          AND coalesce(environment::text, '') = current_setting('pharos.environment'));
      ALTER TABLE users DROP COLUMN phone, DROP COLUMN start_date, DROP COLUMN end_date,
        DROP COLUMN description, DROP COLUMN is_company_admin, DROP COLUMN revision;
      ALTER TABLE roles DROP COLUMN node_permissions, DROP COLUMN revision;
      ALTER TABLE projects DROP COLUMN overview, DROP COLUMN start_date, DROP COLUMN max_cases,
        DROP COLUMN max_users, DROP COLUMN status, DROP COLUMN revision;
      ALTER TABLE companies DROP COLUMN address, DROP COLUMN contact, DROP COLUMN phone,
        DROP COLUMN fax, DROP COLUMN department, DROP COLUMN server_name, DROP COLUMN adr_account,
        DROP COLUMN report_unit_category, DROP COLUMN max_projects, DROP COLUMN password_policy,
        DROP COLUMN revision;
    `)
  }
}
