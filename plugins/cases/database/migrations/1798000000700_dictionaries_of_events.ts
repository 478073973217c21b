import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tells which versions of MedDRA the events of a project are coded by, without reading all of them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      'CREATE INDEX event_facts_version ON event_facts (project_id, environment, meddra_version)'
    )
  }

  async down() {
    this.schema.raw('DROP INDEX event_facts_version')
  }
}
