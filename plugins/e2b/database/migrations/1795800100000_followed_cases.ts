import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The case that a report is believed to follow up while it waits, and the kind of version that it brings
 * there: whether the case takes it now follows from the case. A wish, and no part of a case: one that is
 * deleted keeps it.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE e2b_import_items
        ADD COLUMN follows uuid REFERENCES cases (id),
        ADD COLUMN brings text CHECK (brings IN ('follow-up', 'amendment', 'nullification'));
      CREATE INDEX e2b_import_items_follows ON e2b_import_items (follows) WHERE follows IS NOT NULL;
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE e2b_import_items DROP COLUMN brings, DROP COLUMN follows')
  }
}
