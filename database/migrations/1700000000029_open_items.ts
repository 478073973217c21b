import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Leads to the few items that are still done or wait for a person, however many came before. When a
 * batch was worked on last is what its items say.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE INDEX batch_items_open ON batch_items (project_id, environment, batch_id, state)
        WHERE state IN ('waiting', 'undecided');
      ALTER TABLE batches DROP COLUMN moved_at;`)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX batch_items_open;
      ALTER TABLE batches ADD COLUMN moved_at timestamptz NOT NULL DEFAULT now();`)
  }
}
