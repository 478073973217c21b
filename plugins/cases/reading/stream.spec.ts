import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { givenCases } from '#tests/coding/given_cases'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { statementsOf } from '#tests/factories/statements'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { asSeeing } from '#tests/reading/secret_project'

import type { CaseRecord } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { AT_ONCE } from '#plugins/cases/records/at_once'

const nowhere = '00000000-0000-4000-8000-000000000000'
const words = (text: string) => [{ words: text }]
const textOf = ({ content }: CaseRecord) => (content.E_i as { E_i_1_2?: string }[])[0]?.E_i_1_2

test.group('Many cases are read one after the other', () => {
  async function given(count: number) {
    const project = await makeProject()
    const all = Array.from({ length: count }, (_, at) => words(`Demo ache ${at}`))
    const ids = await givenCases(project.scope(), all)
    const reading = await app.container.make(CaseReading)
    return { project, ids, reading }
  }

  test('all of the project in the order in which they were made, and of no other', async ({
    assert,
  }) => {
    const { project, ids, reading } = await given(AT_ONCE + 3)
    await given(2)
    const read = await asActor(project.scope(), () => Array.fromAsync(reading.stream()))
    assert.deepEqual(
      read.map(({ id }) => id),
      ids.toSorted()
    )
    assert.equal(textOf(read[1]!), 'Demo ache 1')
    const elsewhere = await asActor(project.scope(1), () => Array.fromAsync(reading.stream()))
    assert.deepEqual(elsewhere, [])
  })

  test('those that are named in their order, without what the project does not have', async ({
    assert,
  }) => {
    const { project, ids, reading } = await given(AT_ONCE + 2)
    const { ids: foreign } = await given(1)
    const asked = [...ids.toReversed(), foreign[0]!, nowhere, 'no id', ids[0]!]
    const read = await asActor(project.scope(), () => Array.fromAsync(reading.stream(asked)))
    assert.deepEqual(
      read.map(({ id }) => id),
      [...ids.toReversed(), ids[0]]
    )
    const none = await asActor(project.scope(), () => Array.fromAsync(reading.stream([])))
    assert.deepEqual(none, [])
  })

  test('never more at once than fit into memory: the next are read when those before are done with', async ({
    assert,
  }) => {
    const { project, ids, reading } = await given(2 * AT_ONCE + 1)
    for (const asked of [undefined, ids]) {
      const contents: number[] = []
      let done = 0
      await asActor(project.scope(), async () => {
        const stream = reading.stream(asked)[Symbol.asyncIterator]()
        for (let isOver = false; !isOver; done++) {
          const sent = await statementsOf(async () => {
            isOver = Boolean((await stream.next()).done)
          })
          if (sent.some((each) => /\bcontent\b/.test(each))) contents.push(done)
        }
      })
      // Contents are asked for when no case of before is left, and each time for so many ids.
      assert.deepEqual(contents, [0, AT_ONCE, 2 * AT_ONCE])
      assert.equal(done - 1, ids.length)
    }
  })

  test('as each of them is when it is its turn, and as its reader sees it then', async ({
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(withLayer))
    const { project, ids, reading } = await given(AT_ONCE + 1)
    const hidden = await asActor(project.scope(), () => Array.fromAsync(reading.stream()))
    assert.lengthOf(hidden, ids.length)
    assert.deepEqual([...new Set(hidden.map(textOf))], [undefined])
    const seen = await asSeeing(project, () => Array.fromAsync(reading.stream(ids)))
    assert.deepEqual(seen.map(textOf).slice(0, 2), ['Demo ache 0', 'Demo ache 1'])
  })
})
