import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What windows say may arrive out of order: each saying carries its number, and a window that left
 * stays for a while as one that is gone, so that what it said before does not bring it back.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE case_presence
        ADD COLUMN turn integer NOT NULL DEFAULT 0,
        ADD COLUMN gone boolean NOT NULL DEFAULT false
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE case_presence DROP COLUMN turn, DROP COLUMN gone')
  }
}
