import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asUser } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import CaseSeriousness from '#tests/fixtures/plugins/with_column/database/migrations/1700000009000_case_seriousness'
import withColumn from '#tests/fixtures/plugins/with_column/plugin'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseListings } from '#plugins/listings/contract/case_listings'
import type { ListingDesign } from '#plugins/listings/contract/design'

const migration = () => new CaseSeriousness(db.connection('owner'), 'case_seriousness', false)

const design: ListingDesign = {
  grain: 'case',
  columns: [
    { key: 'count', source: { of: 'list', column: 'seriousEvents' }, width: 8, format: 'name' },
    { key: 'since', source: { of: 'list', column: 'seriousSince' }, width: 12, format: 'name' },
  ],
  question: { conditions: [], anyRow: [] },
  sort: [{ column: 'count', order: 'desc' }],
  group: null,
}

const serious = (...days: string[]) =>
  reportContent({
    E_i: days.map((E_i_4, at) => ({ id: `e${at}`, E_i_1_2: 'Rash', E_i_3_2a: true, E_i_4 })),
  })

test.group('A column of a plugin in a line listing', (group) => {
  group.setup(async () => {
    await migration().execUp()
    const leave = await joinPlugin(withColumn)
    return async () => {
      leave()
      await migration().execDown()
    }
  })

  test('stands there as in the list of cases; a figure is one', async ({ assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'PROCESS_ENTRY'] })
    const contents = [serious('2026-01-05'), serious('2026-02', '2026-03-01')]
    const records = await app.container.make(CaseRecords)
    const listed = await asUser(user, async () => {
      await new Changes().recordMany((open) =>
        records.create(
          open,
          contents.map((content) => ({ act: 'case.created', content }))
        )
      )
      const listings = await app.container.make(CaseListings)
      return listings.list(design, { language: 'en' })
    })
    assert.deepEqual(
      listed.heads.map(({ text }) => text),
      ['Serious reactions', 'Serious since']
    )
    assert.deepEqual(
      listed.lines.map(({ cells }) => cells),
      [
        [2, '2026-02'],
        [1, '2026-01-05'],
      ]
    )
  })
})
