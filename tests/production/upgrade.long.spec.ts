import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { printCounts } from '#tests/faults/kit/print_counts'
import { reachesBackTo } from '#tests/production/clone'
import { startOldestPostgres } from '#tests/production/installed_postgres'
import { upgradeFrom } from '#tests/production/upgrade'

const CASES = 1000

/** A version before the database had two roles. */
const COMMIT = '4600448'

test.group('An upgrade', () => {
  test('of a database of before: migrated when its server is stopped, by an owner with no more than the rights that README names; people sign in, every case is read, what waited waits, the trail is whole', async ({
    assert,
    cleanup,
  }) => {
    assert.isTrue(reachesBackTo(COMMIT), `The history of git has no ${COMMIT}: fetch all of it`)
    const server = await startOldestPostgres()
    cleanup(() => server.stop())
    const upgraded = await upgradeFrom(COMMIT, CASES, server.url, app.makePath())
    const { cases, asked, verdict } = upgraded
    printCounts('upgrade', cases)
    assert.equal(cases.read, cases.before)
    assert.isAbove(cases.read, CASES)
    assert.deepEqual(asked, ['waiting', 'waiting'])
    assert.match(verdict, /The audit trail is whole/)
  })
})
