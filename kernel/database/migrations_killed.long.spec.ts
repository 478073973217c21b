import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { migrate, migrateToTheEnd, schemaOf } from '#tests/migrate'
import { openEmptyDatabase, withClient } from '#tests/test_database'

const own = process.env.DATABASE_URL!

const countDone = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`select to_regclass('adonis_schema') as there`)
    if (!rows[0].there) return -1
    return Number((await client.query('select count(*) from adonis_schema')).rows[0].count)
  })

test.group('Migrations', () => {
  test('interrupted by kill -9 at any step they leave nothing half done, and the next run completes them (fault 34)', async ({
    assert,
    cleanup,
  }) => {
    const wanted = await schemaOf(own)
    const total = await countDone(own)
    assert.isAbove(total, 4)
    const steps = [0, 1, Math.floor(total / 2), total - 1]
    const interruptedAt: number[] = []
    for (const [index, step] of steps.entries()) {
      const { url, close } = await openEmptyDatabase(`m${index}`)
      cleanup(close)
      const running = migrate(url)
      const exited = once(running, 'exit')
      while ((await countDone(url)) < step && running.exitCode === null) await sleep(2)
      running.kill('SIGKILL')
      await exited
      interruptedAt.push(await countDone(url))
      assert.equal(await migrateToTheEnd(url), 0)
      assert.deepEqual(await schemaOf(url), wanted)
    }
    assert.isBelow(Math.min(...interruptedAt), total)
    console.log(`      interrupted after ${interruptedAt.join(', ')} of ${total} migrations`)
  })
})
