import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { joinPlugin } from '#tests/fixtures/join_plugin'

import { caseLayers } from '#plugins/cases/contract/layers'
import { CaseReading } from '#plugins/cases/contract/reading'
import { MedicalDictionary } from '#plugins/coding/contract/dictionary'

const VERSION = freshVersion()
/** Lowest level term of dizziness that is not current any more. */
const GIDDY = '90200006'

const coded = { words: 'felt giddy', code: GIDDY, version: VERSION }
const terms = async () => {
  const reading = await app.container.make(CaseReading)
  return (await reading.query({ order: 'asc' })).rows.map(({ preferredTerm }) => preferredTerm)
}

test.group('The preferred term in the list of cases', (group) => {
  group.setup(() => putInUse('91.1', VERSION))

  test('is that of the first reaction, in both languages, as the version of the case calls it', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    await givenCases(scope, [
      [coded, { words: 'rash' }],
      [{ words: 'rash' }, coded],
      [{ ...coded, version: '12.0' }],
    ])
    const dictionary = await app.container.make(MedicalDictionary)
    const { pt } = (await dictionary.term(VERSION, 'llt', Number(GIDDY)))!
    const { en, zh } = pt!.names
    assert.isTrue(Boolean(en && zh))
    assert.deepEqual(await asActor(scope, terms), [{ en, zh }, null, null])
  })

  test('is told to nobody who does not see the code', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    await givenCases(scope, [[coded]])
    const layer = { for: async () => ({ elements: ['E.i.2.1b'] }) }
    const leave = await joinPlugin(
      definePlugin({
        ...{ name: 'without_codes', summary: 'Nobody sees codes.', kernel: '^1.0.0' },
        requires: ['cases'],
        contributes: [contribute(caseLayers, async () => ({ default: [layer] }))],
      })
    )
    try {
      assert.deepEqual(await asActor(scope, terms), [null])
    } finally {
      leave()
    }
  })
})
