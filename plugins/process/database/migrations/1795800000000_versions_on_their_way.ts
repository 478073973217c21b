import { BaseSchema } from '@adonisjs/lucid/schema'

/** A later version of a case begins on its way anew: the step with which it begins says its kind. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE case_steps ADD COLUMN kind text
        CHECK (kind IS NULL
          OR (act = 'begin' AND kind IN ('follow-up', 'amendment', 'nullification')))
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE case_steps DROP COLUMN kind')
  }
}
