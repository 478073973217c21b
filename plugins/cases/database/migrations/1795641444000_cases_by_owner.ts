import { BaseSchema } from '@adonisjs/lucid/schema'

/** Columns that lists filter by beside it: the index alone counts the cases that fit several filters. */
const carried = ['first_received', 'seriousness', 'country', 'status', 'report_type']

/** The cases of one person, or of nobody, are found at once however many there are. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX cases_owner ON cases
        (project_id, environment, owner_id DESC NULLS LAST, id DESC) INCLUDE (${carried.join(', ')})`)
  }

  async down() {
    this.schema.raw('DROP INDEX cases_owner')
  }
}
