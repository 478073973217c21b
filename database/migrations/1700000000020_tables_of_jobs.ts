import { BaseSchema } from '@adonisjs/lucid/schema'
import { PgBoss } from 'pg-boss'

import { appRole } from '#kernel/database/app_role'
import { jobsSchema } from '#kernel/jobs/job_settings'

interface Connection {
  readonly connection: { readonly connectionString: string }
}

/**
 * The tables of pg-boss belong to the owner, as all others; until now the first process made them.
 * Whoever serves fills them, and reads which migrations have run. pg-boss makes its tables under a
 * lock and in a transaction of its own, and leaves what is there; a version of it with other tables
 * needs one more of these migrations.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw(`
      GRANT SELECT ON adonis_schema, adonis_schema_versions TO ${appRole};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${jobsSchema} GRANT DELETE ON TABLES TO ${appRole};
    `)
    this.defer(async (client) => {
      const { connection } = client.getWriteClient().client.config as Connection
      const boss = new PgBoss({
        connectionString: connection.connectionString,
        schema: jobsSchema,
        createSchema: false,
        supervise: false,
        schedule: false,
      })
      await boss.start()
      await boss.stop({ graceful: false })
    })
    this.schema.raw(`
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${jobsSchema} TO ${appRole}`)
  }

  async down() {
    this.schema.raw(`
      REVOKE SELECT ON adonis_schema, adonis_schema_versions FROM ${appRole};
      DROP SCHEMA ${jobsSchema} CASCADE;
      CREATE SCHEMA ${jobsSchema};
      GRANT USAGE ON SCHEMA ${jobsSchema} TO ${appRole};
      ALTER DEFAULT PRIVILEGES IN SCHEMA ${jobsSchema} GRANT SELECT, INSERT, UPDATE ON TABLES TO ${appRole};
    `)
  }
}
