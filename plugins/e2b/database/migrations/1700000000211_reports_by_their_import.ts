import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Nobody looks for a file by its hash, and an index that begins with the project leads to all reports
 * of the project whenever PostgreSQL thinks that they are few.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw('DROP INDEX e2b_import_items_sha256')
  }

  async down() {
    this.schema.raw(
      'CREATE INDEX e2b_import_items_sha256 ON e2b_import_items (project_id, environment, sha256)'
    )
  }
}
