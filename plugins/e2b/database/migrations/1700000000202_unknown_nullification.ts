import { BaseSchema } from '@adonisjs/lucid/schema'

/** A report may take back what is not known here: a verdict of its own, about which a person decides. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE e2b_import_items DROP CONSTRAINT e2b_import_items_verdict_check;
      ALTER TABLE e2b_import_items ADD CONSTRAINT e2b_import_items_verdict_check
        CHECK (verdict IN ('new', 'follow-up', 'identical', 'possible-duplicate',
          'unknown-nullification', 'refused'));
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE e2b_import_items DROP CONSTRAINT e2b_import_items_verdict_check;
      ALTER TABLE e2b_import_items ADD CONSTRAINT e2b_import_items_verdict_check
        CHECK (verdict IN ('new', 'follow-up', 'identical', 'possible-duplicate', 'refused'))
       ;
    `)
  }
}
