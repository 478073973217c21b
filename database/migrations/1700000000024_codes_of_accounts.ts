import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A code by mail belongs to an account, and what was asked for without one has none. Codes of before
 * that are neither are good for ten minutes at most: nobody misses them.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      DELETE FROM reset_codes WHERE (user_id IS NULL) <> (code IS NULL);
      ALTER TABLE reset_codes ADD CONSTRAINT reset_codes_of_accounts
        CHECK ((user_id IS NULL) = (code IS NULL));
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE reset_codes DROP CONSTRAINT reset_codes_of_accounts')
  }
}
