import { BaseSchema } from '@adonisjs/lucid/schema'

/** Leads to the few reports that are still read or wait for a decision, however many came before. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX e2b_import_items_open
        ON e2b_import_items (project_id, environment, import_id, state)
        WHERE state IN ('waiting', 'undecided')`)
  }

  async down() {
    this.schema.raw('DROP INDEX e2b_import_items_open')
  }
}
