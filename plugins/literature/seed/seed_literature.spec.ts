import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { asPlatform } from '#kernel/commands/as_platform'
import { SeedOrganisation } from '#database/seeders/seed_organisation'

import { reviewStatuses } from '#plugins/literature/contract/review'
import SeedLiterature from '#plugins/literature/seed/seed_literature'

test.group('The demonstration, with literature', () => {
  test('has 200 records of two products in every state and a third product to search, and brings them once', async ({
    assert,
  }) => {
    const organisation = await app.container.make(SeedOrganisation)
    const seed = await app.container.make(SeedLiterature)
    const { companies } = await asPlatform(async () => {
      const made = await organisation.handle()
      await seed.handle(made)
      await seed.handle(made)
      return made
    })
    const project_id = companies[0]!.projects.PH900!
    const rows = (table: string) => db.connection('owner').from(table).where({ project_id })
    assert.lengthOf(await rows('literature_finds').where({ origin_kind: 'file' }), 200)
    assert.lengthOf(await rows('literature_products'), 3)
    const statuses = new Set((await rows('literature_reviews')).map(({ status }) => status))
    const missing = reviewStatuses.filter((status) => !statuses.has(status))
    assert.deepEqual(missing, ['duplicate'], 'one that was merged by itself has no review')
    assert.isAbove((await rows('literature_articles').whereNotNull('same_as')).length, 10)
  })
})
