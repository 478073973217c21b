import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What cases were coded with, by words and term: learned terms are counted from this index alone,
 * without a row of the table being read.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`CREATE INDEX coded_places_learned
      ON coded_places (project_id, environment, key, code, case_id) WHERE code > 0 AND key <> ''`)
  }

  async down() {
    this.schema.raw('DROP INDEX coded_places_learned')
  }
}
