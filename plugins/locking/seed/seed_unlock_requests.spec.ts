// needs: demo
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#kernel/commands/as_platform'
import { retireNewerReleases } from '#tests/coding/retire_newer_releases'

import { BringDemonstration } from '#plugins/demo/seeding/bring_demonstration'

test.group('The demonstration, locked', (group) => {
  group.setup(retireNewerReleases)

  test('has a request that waits for somebody to unlock an archived case, once', async ({
    assert,
  }) => {
    const demonstration = await app.container.make(BringDemonstration)
    const { companies } = await asPlatform(() => demonstration.handle())
    await asPlatform(() => demonstration.handle())
    const project_id = companies[1]!.projects.IG500!
    const requests = await db.connection('owner').from('unlock_requests').where({ project_id })
    assert.deepEqual(
      requests.map(({ status, asker_name: asker }) => [status, asker]),
      [['waiting', companies[1]!.people.ENTRY!.name]]
    )
  })
})
