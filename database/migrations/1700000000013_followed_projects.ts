import { BaseSchema } from '@adonisjs/lucid/schema'

/** Projects that somebody follows; one that they may not enter any more is not shown to them. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`ALTER TABLE users ADD COLUMN followed_projects uuid[] NOT NULL DEFAULT '{}'`)
  }

  async down() {
    this.schema.raw('ALTER TABLE users DROP COLUMN followed_projects')
  }
}
