import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BaseSchema } from '@adonisjs/lucid/schema'

import { ownerReads } from '#kernel/database/tenant_table'

const shutTables = `SELECT relname AS name FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relforcerowsecurity`

/**
 * The trail is verified as a whole by the owner of the database, who need be no superuser: he reads
 * behind the walls of all tenants. Tables that are made from now on let him by themselves. One table
 * after the other, so that servers which answer meanwhile wait for none but the one that they read.
 */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.defer((db) => forEachShutTable(db, (table) => taken(table) + ownerReads(table)))
  }

  async down() {
    this.defer((db) => forEachShutTable(db, taken))
  }
}

const taken = (table: string) => `DROP POLICY IF EXISTS ${table}_of_owner ON ${table};`

async function forEachShutTable(db: QueryClientContract, statements: (table: string) => string) {
  const { rows } = await db.rawQuery(shutTables)
  for (const { name } of rows) await db.rawQuery(statements(name))
}
