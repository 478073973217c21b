import { BaseSchema } from '@adonisjs/lucid/schema'

import { companyPolicy } from '#kernel/database/tenant_table'

const resourceColumns = `
  id uuid PRIMARY KEY,
  company_id uuid NOT NULL REFERENCES companies (id),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  UNIQUE (id, company_id)`

/** For which projects of the same company something is. */
const forProjects = (thing: string) => `
  CREATE TABLE ${thing}_projects (
    company_id uuid NOT NULL,
    ${thing}_id uuid NOT NULL,
    project_id uuid NOT NULL,
    PRIMARY KEY (project_id, ${thing}_id),
    FOREIGN KEY (${thing}_id, company_id) REFERENCES ${thing}s (id, company_id),
    FOREIGN KEY (project_id, company_id) REFERENCES projects (id, company_id)
  );
  CREATE INDEX ${thing}_projects_of ON ${thing}_projects (${thing}_id);
  ${companyPolicy(`${thing}_projects`)}`

/** What a company manages beside its projects. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE sponsors (
        ${resourceColumns},
        name varchar(100) NOT NULL,
        contact varchar(24) NOT NULL,
        contact_phone varchar(20) NOT NULL
      );
      CREATE UNIQUE INDEX sponsors_name ON sponsors (company_id, lower(name))
        WHERE removed_at IS NULL;
      CREATE TABLE servers (
        ${resourceColumns},
        name varchar(100) NOT NULL,
        description varchar(200) NOT NULL
      );
      CREATE UNIQUE INDEX servers_name ON servers (company_id, lower(name))
        WHERE removed_at IS NULL;
      CREATE TABLE drugs (
        ${resourceColumns},
        name_zh varchar(100) NOT NULL,
        name_en varchar(100) NOT NULL,
        drug_class smallint,
        details varchar(200) NOT NULL
      );
      CREATE UNIQUE INDEX drugs_name_zh ON drugs (company_id, lower(name_zh))
        WHERE removed_at IS NULL AND name_zh <> '';
      CREATE UNIQUE INDEX drugs_name_en ON drugs (company_id, lower(name_en))
        WHERE removed_at IS NULL AND name_en <> '';
      CREATE TABLE drug_references (
        ${resourceColumns},
        drug_id uuid NOT NULL,
        market text NOT NULL,
        su_version varchar(24) NOT NULL,
        valid_from date,
        drug_name varchar(100) NOT NULL,
        act_name varchar(100) NOT NULL,
        ctcae_version text,
        reactions jsonb NOT NULL,
        FOREIGN KEY (drug_id, company_id) REFERENCES drugs (id, company_id)
      );
      CREATE UNIQUE INDEX drug_references_version
        ON drug_references (drug_id, market, lower(su_version)) WHERE removed_at IS NULL;
      ${['sponsors', 'servers', 'drugs', 'drug_references'].map(companyPolicy).join('\n')}
      ${['sponsor', 'server', 'drug'].map(forProjects).join('\n')}
    `)
  }

  async down() {
    this.schema.raw(`DROP TABLE sponsor_projects, server_projects, drug_projects, drug_references,
      sponsors, servers, drugs`)
  }
}
