import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the rules say of the headers of a message: no case holds them, so it stays with what was received. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(
      `ALTER TABLE e2b_import_items ADD COLUMN header_findings jsonb NOT NULL DEFAULT '[]'`
    )
  }

  async down() {
    this.schema.raw('ALTER TABLE e2b_import_items DROP COLUMN header_findings')
  }
}
