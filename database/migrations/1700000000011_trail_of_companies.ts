import { BaseSchema } from '@adonisjs/lucid/schema'

const isOfScope = `coalesce(project_id::text, '') = current_setting('pharos.project')
  AND coalesce(environment::text, '') = current_setting('pharos.environment')`
const isOfCompany = `coalesce(company_id::text, '') = current_setting('pharos.company')`

/**
 * What the platform does to a company is one line in the trail of that company, which the platform
 * writes and reads as well; what is done in projects stays shut to it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      DROP POLICY audit_lines_of_tenant ON audit_lines;
      CREATE POLICY audit_lines_of_tenant ON audit_lines USING (${isOfScope} AND (${isOfCompany}
        OR (project_id IS NULL AND current_setting('pharos.platform') = 'on')));
    `)
  }

  async down() {
    this.schema.raw(`
      DROP POLICY audit_lines_of_tenant ON audit_lines;
      CREATE POLICY audit_lines_of_tenant ON audit_lines USING (${isOfScope} AND ${isOfCompany});
    `)
  }
}
