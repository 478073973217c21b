import type { BaseSchema } from '@adonisjs/lucid/schema'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'

type Migration = new (...args: ConstructorParameters<typeof BaseSchema>) => BaseSchema

/**
 * Takes a migration back, puts rows there as they were before it, and makes it again, in a transaction
 * of which nothing stays.
 * @param before writes the rows of before
 * @param after looks at what became of them
 */
export async function migrateRows<Given>(
  Migration: Migration,
  before: (trx: TransactionClientContract) => Promise<Given>,
  after: (trx: TransactionClientContract, given: Given) => Promise<void>
): Promise<void> {
  const owner = db.connection('owner')
  const run = async (trx: TransactionClientContract, way: 'execUp' | 'execDown') => {
    const told = await new Migration(owner, 'migration', true)[way]()
    for (const sql of told as string[]) await trx.rawQuery(sql)
  }
  const trx = await owner.transaction()
  try {
    await run(trx, 'execDown')
    const given = await before(trx)
    await run(trx, 'execUp')
    await after(trx, given)
  } finally {
    await trx.rollback()
  }
}
