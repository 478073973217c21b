import { test } from '@japa/runner'

import { refuseOrdinary, withClient } from '#tests/test_database'

test.group('A server of PostgreSQL that is given to the tests', () => {
  test('is refused in a sentence when its user may not do what specs do', async ({
    assert,
    cleanup,
  }) => {
    const own = process.env.DATABASE_URL!
    const name = `pharos_run_${process.pid}_plain`
    await withClient(own, (client) =>
      client.query(`create role ${name} login createdb createrole password 'plain'`)
    )
    cleanup(() => withClient(own, async (client) => void (await client.query(`drop role ${name}`))))
    const url = Object.assign(new URL(own), { username: name, password: 'plain' }).toString()
    await assert.rejects(
      () => refuseOrdinary(url),
      /^TEST_DATABASE_URL signs in as .* no superuser/
    )
    await refuseOrdinary(own)
  })
})
