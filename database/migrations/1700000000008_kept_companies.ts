import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * A company that is deleted keeps its row, so that its trail goes on belonging to something; its
 * name becomes free.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE companies DROP CONSTRAINT companies_name_key, ADD COLUMN removed_at timestamptz;
      CREATE UNIQUE INDEX companies_name ON companies (lower(name)) WHERE removed_at IS NULL;
    `)
  }

  async down() {
    this.schema.raw(`
      DROP INDEX companies_name;
      ALTER TABLE companies DROP COLUMN removed_at, ADD UNIQUE (name);
    `)
  }
}
