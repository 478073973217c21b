import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { failedPlugins } from '#kernel/plugins/failed_plugins'

const sessions = async () =>
  Number((await db.connection('owner').from('sessions').count('* as n'))[0].n)

test.group('Health', () => {
  test('a watcher is told that the process lives and can serve, and leaves no session behind', async ({
    client,
    assert,
  }) => {
    const before = await sessions()
    const live = await client.get('/health/live')
    live.assertStatus(200)
    live.assertBody({ status: 'alive' })
    const ready = await client.get('/health/ready')
    ready.assertStatus(200)
    ready.assertBody({ status: 'ready', database: true, full: [], failedPlugins: [] })
    assert.equal(await sessions(), before)
    assert.isUndefined(ready.headers()['set-cookie'])
  })

  test('a plugin that failed to start is named, and the process still serves', async ({
    client,
    cleanup,
  }) => {
    failedPlugins.set('broken', 'it threw')
    cleanup(() => void failedPlugins.delete('broken'))
    const ready = await client.get('/health/ready')
    ready.assertStatus(200)
    ready.assertBodyContains({ failedPlugins: ['broken'] })
  })
})
