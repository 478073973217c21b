import { BaseSchema } from '@adonisjs/lucid/schema'

/** A company may have so many users; as many as it likes where nothing is said. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE companies ADD COLUMN max_users integer CHECK (max_users > 0);
      SELECT audit_heads.renew();
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE companies DROP COLUMN max_users;
      SELECT audit_heads.renew();
    `)
  }
}
