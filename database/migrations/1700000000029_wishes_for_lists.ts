import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which columns somebody sees of a list, in which order and how wide; the usual ones of the others. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE users ADD COLUMN list_columns jsonb NOT NULL DEFAULT '{}';
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE users DROP COLUMN list_columns;
      SELECT audit_heads.renew();
    `)
  }
}
