import { BaseSchema } from '@adonisjs/lucid/schema'

const project = `nullif(current_setting('pharos.project'), '')::uuid`
const environment = `nullif(current_setting('pharos.environment'), '')::smallint`
const company = `nullif(current_setting('pharos.company'), '')::uuid`

/** The wall of a tenant, behind which there is nothing while no project is chosen. */
const ofTenant = `project_id = ${project} AND environment = ${environment} AND EXISTS (
  SELECT FROM projects WHERE projects.id = ${project} AND projects.company_id = ${company})`

/**
 * How many cases its projects have is known to the company, and of all companies to the platform,
 * who ask for it while no project is chosen: one question for a whole list. What the cases are stays
 * shut to them, and a project goes on knowing of itself alone.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER POLICY case_counters_of_tenant ON case_counters USING (${ofTenant});
      CREATE POLICY case_counters_of_company ON case_counters FOR SELECT
        USING (current_setting('pharos.project') = ''
          AND (current_setting('pharos.platform') = 'on' OR company_id = ${company}));
    `)
  }

  async down() {
    this.schema.raw('DROP POLICY case_counters_of_company ON case_counters')
  }
}
