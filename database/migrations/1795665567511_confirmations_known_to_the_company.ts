import { BaseSchema } from '@adonisjs/lucid/schema'

const project = `nullif(current_setting('pharos.project'), '')::uuid`
const environment = `nullif(current_setting('pharos.environment'), '')::smallint`
const company = `nullif(current_setting('pharos.company'), '')::uuid`

/** The wall of a tenant, behind which there is nothing while no project is chosen. */
const ofTenant = `project_id = ${project} AND environment = ${environment} AND EXISTS (
  SELECT FROM projects WHERE projects.id = ${project} AND projects.company_id = ${company})`

/**
 * Which of its projects have a locked configuration is known to the company while no project is
 * chosen; a project goes on knowing of itself alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER POLICY confirmed_configurations_of_tenant ON confirmed_configurations
        USING (${ofTenant});
      CREATE POLICY confirmed_configurations_of_company ON confirmed_configurations FOR SELECT
        USING (current_setting('pharos.project') = '' AND company_id = ${company})`)
  }

  async down() {
    this.schema.raw('DROP POLICY confirmed_configurations_of_company ON confirmed_configurations')
  }
}
