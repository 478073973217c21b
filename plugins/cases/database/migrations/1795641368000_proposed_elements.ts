import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which elements of a case were proposed when it was booked in, and stand as nobody has saved them yet. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE cases ADD COLUMN proposed text[] NOT NULL DEFAULT '{}';
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE cases DROP COLUMN proposed;
      SELECT audit_heads.renew();
    `)
  }
}
