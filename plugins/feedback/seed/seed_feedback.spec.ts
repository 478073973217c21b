import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#kernel/commands/as_platform'
import { SeedOrganisation } from '#database/seeders/seed_organisation'

import SeedFeedback from '#plugins/feedback/seed/seed_feedback'

test.group('The demonstration, with regulator feedback data', () => {
  test('has a message in each status and one more about the case that was generated, once', async ({
    assert,
  }) => {
    const organisation = await app.container.make(SeedOrganisation)
    const seed = await app.container.make(SeedFeedback)
    const { companies } = await asPlatform(async () => {
      const made = await organisation.handle()
      await seed.handle(made)
      await seed.handle(made)
      return made
    })
    for (const [company, project] of [
      [0, 'PH900'],
      [1, 'IG500'],
    ] as const) {
      const project_id = companies[company]!.projects[project]!
      const rows = await db
        .connection('owner')
        .from('feedback_messages')
        .where({ project_id })
        .orderBy('code')
      assert.deepEqual(
        rows.map(({ status, environment }) => [status, environment]),
        ['generated', 'new', 'invalid', 'new'].map((status) => [status, 0])
      )
      assert.isTrue(rows.every(({ product, event }) => product && event))
    }
  })
})
