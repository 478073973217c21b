import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { printCounts } from '#tests/faults/kit/print_counts'
import { reachesBackTo } from '#tests/production/clone'
import { upgradeFrom } from '#tests/production/upgrade'
import { withClient } from '#tests/test_database'

const CASES = 1000

/** A version before the database had two roles. */
const COMMIT = '4600448'

test.group('An upgrade', () => {
  test('of a database of before: migrated when its server is stopped; people sign in, every case is read, the trail is whole', async ({
    assert,
    cleanup,
  }) => {
    const name = `pharos_run_${process.pid}_upgrade`
    const own = process.env.DATABASE_URL!
    await withClient(own, (client) => client.query(`create database ${name}`))
    cleanup(() =>
      withClient(
        own,
        async (client) => void (await client.query(`drop database ${name} with (force)`))
      )
    )
    const url = Object.assign(new URL(own), { pathname: `/${name}` }).toString()
    const upgraded = await upgradeFrom(COMMIT, CASES, url, app.makePath())
    const { cases, verdict } = upgraded
    printCounts('upgrade', cases)
    assert.equal(cases.read, cases.before)
    assert.isAbove(cases.read, CASES)
    assert.match(verdict, /The audit trail is whole/)
  })
    .skip(!reachesBackTo(COMMIT), `needs a history of git that has ${COMMIT}`)
    .timeout(1_200_000)
})
