import { BaseSchema } from '@adonisjs/lucid/schema'

import { appRole } from '#kernel/database/app_role'

/**
 * The place of durable jobs. Their tables are made by pg-boss itself when the first process
 * starts; the application may put jobs there within its own transactions.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE SCHEMA jobs;
      GRANT USAGE ON SCHEMA jobs TO ${appRole};
      ALTER DEFAULT PRIVILEGES IN SCHEMA jobs GRANT SELECT, INSERT, UPDATE ON TABLES TO ${appRole};
    `)
  }

  async down() {
    this.schema.raw('DROP SCHEMA jobs CASCADE')
  }
}
