import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * How many cases were made in an environment of a project, for its limit. Until now every case took
 * the next number, so that the last one tells how many there are.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE case_counters ADD COLUMN made integer NOT NULL DEFAULT 0;
      ALTER TABLE case_counters NO FORCE ROW LEVEL SECURITY;
      UPDATE case_counters SET made = last;
      ALTER TABLE case_counters FORCE ROW LEVEL SECURITY;
    `)
  }

  async down() {
    this.schema.raw('ALTER TABLE case_counters DROP COLUMN made')
  }
}
