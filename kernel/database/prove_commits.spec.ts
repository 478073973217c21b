import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'

const TIMES = 20

/** How many processes of PostgreSQL it takes for transactions one after another. */
async function countBackends(work: (trx: TransactionClientContract) => Promise<unknown>) {
  const backends = new Set<number>()
  for (let each = 0; each < TIMES; each++) {
    const trx = await db.connection('app').transaction()
    const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
    backends.add(rows[0].pid)
    await work(trx)
  }
  return backends.size
}

const passOver = (trx: TransactionClientContract) =>
  trx.rawQuery('select 1 / 0').then(undefined, () => {})

test.group('The connection of a transaction is used by the next one', () => {
  test('after a ROLLBACK without a cause', async ({ assert }) => {
    assert.equal(await countBackends((trx) => trx.rollback()), 1)
  })

  test('after the ROLLBACK of one in which a statement failed', async ({ assert }) => {
    const backends = await countBackends(async (trx) => {
      await passOver(trx)
      await trx.rollback()
    })
    assert.equal(backends, 1)
  })

  test('after the ROLLBACK that follows an error thrown in its work', async ({ assert }) => {
    const backends = new Set<number>()
    for (let each = 0; each < TIMES; each++) {
      const work = db.connection('app').transaction(async (trx) => {
        const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
        backends.add(rows[0].pid)
        throw new Error('not to be done')
      })
      await assert.rejects(() => work, 'not to be done')
    }
    assert.equal(backends.size, 1)
  })

  test('after the ROLLBACK and the RELEASE of one within it', async ({ assert }) => {
    const backends = await countBackends(async (trx) => {
      await (await trx.transaction()).rollback()
      await (await trx.transaction()).commit()
      await trx.rollback()
    })
    assert.equal(backends, 1)
  })

  test('after a COMMIT, and after a ROLLBACK that comes when all is over', async ({ assert }) => {
    const backends = await countBackends(async (trx) => {
      await trx.commit()
      await trx.rollback()
    })
    assert.equal(backends, 1)
  })

  test('after a COMMIT that PostgreSQL refused', async ({ assert }) => {
    const backends = await countBackends(async (trx) => {
      await trx.rawQuery(
        'create temporary table once (id int unique deferrable initially deferred) on commit drop'
      )
      await trx.rawQuery('insert into once values (1), (1)')
      await assert.rejects(() => trx.commit(), /once_id_key/)
    })
    assert.equal(backends, 1)
  })
})
