import { BaseSchema } from '@adonisjs/lucid/schema'

/** Regions that a project reports to; they decide which regional elements and rules apply. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`ALTER TABLE projects ADD COLUMN regions text[] NOT NULL DEFAULT '{}'`)
  }

  async down() {
    this.schema.raw('ALTER TABLE projects DROP COLUMN regions')
  }
}
