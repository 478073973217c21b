import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the reading of a file found that a person should know, in both languages. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`ALTER TABLE e2b_import_items ADD COLUMN notes jsonb NOT NULL DEFAULT '[]'`)
  }

  async down() {
    this.schema.raw('ALTER TABLE e2b_import_items DROP COLUMN notes')
  }
}
