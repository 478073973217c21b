import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute, type Loader } from '#kernel/plugins/extension_point'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { joinPlugin } from '#tests/fixtures/join_plugin'

import { CaseRecords } from '#plugins/cases/contract'
import { type CaseLayer, caseLayers, type Overlay } from '#plugins/cases/contract/layers'
import { CaseReading } from '#plugins/cases/contract/reading'
import ListCases from '#plugins/cases/list/list_cases'

/** A plugin of this name, whose layer is this. */
const laying = (name: `laying_${string}`, load: Loader<CaseLayer[]>) =>
  joinPlugin(definePlugin({ name, summary: 'x', contributes: [contribute(caseLayers, load)] }))

const always = (overlay: Overlay): Loader<CaseLayer[]> => {
  const layer: CaseLayer = { for: async () => overlay }
  return async () => ({ default: [layer] })
}

async function givenCases(...contents: CaseContent[]) {
  const scope = (await makeProject()).scope()
  const reading = await app.container.make(CaseReading)
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const as = <Result>(name: string, work: () => Promise<Result>) =>
    actAs({ ...actorIn(scope, 'PROCESS_ENTRY'), name }, work)
  const made = await as('Maker', () =>
    changes.recordMany((open) =>
      records.create(
        open,
        contents.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  return { as, reading, ids: made.map(({ id }) => id) }
}

test.group('The layers over cases', () => {
  test('are asked for the one who reads, at each reading, and for many cases at once', async ({
    assert,
    cleanup,
  }) => {
    const { as, reading, ids } = await givenCases({ D_1: 'AB' }, { D_1: 'CD' }, { D_1: 'EF' })
    const asked: string[][] = []
    const layer: CaseLayer = {
      async for({ name }) {
        if (name !== 'Coder') return null
        return {
          elements: ['D.1'],
          async over(cases) {
            asked.push(cases.map(({ content }) => String(content.D_1)))
            return cases.map(({ id }) => (id === ids[1] ? [] : [{ element: 'D.1' }]))
          },
        }
      },
    }
    cleanup(await laying('laying_for_one', async () => ({ default: [layer] })))
    const subject = async (name: string, at: number) =>
      (await as(name, () => reading.get(ids[at]!))).content.D_1
    assert.equal(await subject('Maker', 0), 'AB')
    assert.isUndefined(await subject('Coder', 0))
    assert.equal(await subject('Coder', 1), 'CD')
    asked.length = 0
    const list = await app.container.make(ListCases)
    const { rows } = await as('Coder', () => list.handle({ order: 'asc' }))
    assert.deepEqual(
      rows.map((row) => row.subject),
      [null, 'CD', null]
    )
    assert.lengthOf(asked, 1)
  })

  test('that fail to load let nobody read, and nobody write over what they cannot see', async ({
    assert,
    cleanup,
  }) => {
    const { as, reading, ids } = await givenCases({ D_1: 'AB' })
    cleanup(() => void failedPlugins.delete('laying_badly'))
    cleanup(
      await laying('laying_badly', async () => {
        throw new Error('broken')
      })
    )
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: ids[0]! } } as const
    await assert.rejects(() => as('Maker', () => reading.get(ids[0]!)), /"laying_badly" failed/)
    await assert.rejects(
      () => as('Maker', () => changes.record(act, (change) => records.lock(change, ids[0]!))),
      /"laying_badly" failed/
    )
  })

  test('that touch what they do not name, or name what is no element, are faults', async ({
    assert,
    cleanup,
  }) => {
    const { as, reading, ids } = await givenCases({ D_1: 'AB' })
    const over = async () => [[{ element: 'D.2.1' }]]
    const away = await laying('laying_unnamed', always({ elements: ['D.1'], over }))
    await assert.rejects(() => as('Maker', () => reading.get(ids[0]!)), /touches D_2_1/)
    away()
    cleanup(await laying('laying_unknown', always({ elements: ['D.999'] })))
    await assert.rejects(() => as('Maker', () => reading.get(ids[0]!)), /D\.999/)
  })

  test('a case is revised as it was locked, and a copy of that is refused', async ({
    assert,
    cleanup,
  }) => {
    const { as, reading, ids } = await givenCases({ D_1: 'AB', D_3: '70' })
    const away = await laying('laying_over_one', always({ elements: ['D.1'] }))
    cleanup(away)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: ids[0]! } } as const
    const revise = (isCopied: boolean) =>
      as('Maker', () =>
        changes.record(act, async (change) => {
          const before = await records.lock(change, ids[0]!)
          assert.deepEqual(before.content, { D_3: '70' })
          const given = isCopied ? { ...before } : before
          return records.revise(change, given, { content: { D_3: '71' } })
        })
      )
    await assert.rejects(() => revise(true), /not as a copy/)
    assert.deepEqual((await revise(false)).content, { D_3: '71' })
    away()
    const { content } = await as('Maker', () => reading.get(ids[0]!))
    assert.deepEqual(content, { D_1: 'AB', D_3: '71' })
  })
})
