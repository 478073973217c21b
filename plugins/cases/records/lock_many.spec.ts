import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { givenCases } from '#tests/coding/given_cases'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { statementsOf } from '#tests/factories/statements'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import { CaseRecords, type LockedCase } from '#plugins/cases/contract'

test.group('Cases that are changed together', () => {
  async function given(count: number) {
    const project = await makeProject()
    const all = Array.from({ length: count }, (_, at) => [{ words: `Demo ache ${at}` }])
    const ids = await givenCases(project.scope(), all)
    const [changes, records] = [
      await app.container.make(Changes),
      await app.container.make(CaseRecords),
    ]
    const subject = { type: 'coding_run', id: project.projectId }
    const act = { name: 'coding_run.processed', subject } as const
    const lock = (asked: readonly string[]) =>
      asActor(project.scope(), () =>
        changes.record(act, (change) => records.lockMany(change, asked))
      )
    return { project, ids, lock }
  }

  test('are locked with as many statements as one, and given in the order that was asked', async ({
    assert,
  }) => {
    const { ids, lock } = await given(12)
    const asked = [...ids.slice(1).toReversed(), ids[0]!.toUpperCase()]
    let locked: LockedCase[] = []
    const sent = await statementsOf(async () => {
      locked = await lock(asked)
    })
    assert.deepEqual(
      locked.map(({ id }) => id),
      asked.map((id) => id.toLowerCase())
    )
    assert.lengthOf(
      sent.filter((each) => /\bfrom "?cases\b/i.test(each)),
      2,
      'lock, read'
    )
  })

  test('are refused where one of them is not of the project', async ({ assert }) => {
    const { ids, lock } = await given(2)
    const { ids: foreign } = await given(1)
    for (const other of [foreign[0]!, 'no id']) {
      const { number } = await lock([ids[0]!, other, ids[1]!]).catch((error) => error)
      assert.equal(number, 2604)
    }
  })

  test('do not hold up each other for ever, in whatever order they are asked for', async ({
    assert,
  }) => {
    const { ids, lock } = await given(6)
    const orders = Array.from({ length: 8 }, (_, at) => (at % 2 ? ids : ids.toReversed()))
    const done = await Promise.all(orders.map(lock))
    assert.lengthOf(done, 8)
  })

  test('are given as the actor sees them', async ({ assert, cleanup }) => {
    const { ids, lock } = await given(2)
    cleanup(await joinPlugin(withLayer))
    const words = (await lock(ids)).map(
      ({ content }) => (content.E_i as { E_i_1_2?: string }[])[0]!.E_i_1_2
    )
    assert.deepEqual(words, [undefined, undefined])
  })
})
