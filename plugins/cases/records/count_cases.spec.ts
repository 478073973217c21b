import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseLoader } from '#plugins/cases/contract'
import ListCases from '#plugins/cases/list/list_cases'
import type { ListQuery } from '#plugins/cases/contract/list_query'

const CASES = 10_200
const HALF = CASES / 2
let scope: Scope

/** Ten thousand cases and some: all say "common", half "often" and come from Chile, one says "seldom". */
async function fill() {
  scope = (await makeProject()).scope()
  const loader = await app.container.make(CaseLoader)
  let number = 0
  await asActor(scope, () =>
    loader.load(CASES, () => {
      const isHalf = ++number % 2 === 0
      const words = ['common', isHalf && 'often', number === 100 && 'seldom'].filter(Boolean)
      const [event] = reportContent().E_i as { id: string }[]
      const E_i = [{ ...event, E_i_1_2: words.join(' '), E_i_9: isHalf ? 'CL' : 'PE' }]
      return { act: 'case.generated', content: reportContent({ C_1_1: `XX-C-${number}`, E_i }) }
    })
  )
}

async function list(query: ListQuery) {
  const cases = await app.container.make(ListCases)
  const { rows, total, totalIsLowerBound } = await asActor(scope, () => cases.handle(query))
  return { shown: rows.length, total, totalIsLowerBound }
}

test.group('Counting the cases of a list', (group) => {
  group.setup(fill)

  test('is exact while there are few enough', async ({ assert }) => {
    const exact = (shown: number, total: number) => ({ shown, total, totalIsLowerBound: false })
    assert.deepEqual(await list({ country: 'CL' }), exact(20, HALF))
    assert.deepEqual(await list({ country: 'CL', page: 255 }), exact(20, HALF))
    assert.deepEqual(await list({ text: 'often' }), exact(20, HALF))
    assert.deepEqual(await list({ text: 'seldom' }), exact(1, 1))
    assert.deepEqual(await list({ text: 'seldom common' }), exact(1, 1))
    assert.deepEqual(await list({ text: 'seldom', country: 'PE' }), exact(0, 0))
    assert.deepEqual(await list({ text: 'never' }), exact(0, 0))
    assert.deepEqual(await list({ text: '-' }), exact(0, 0))
  })

  test('says "more than" beyond ten thousand', async ({ assert }) => {
    const most = { shown: 20, total: 10_000, totalIsLowerBound: true }
    assert.deepEqual(await list({}), most)
    assert.deepEqual(await list({ text: 'common' }), most)
    assert.deepEqual(await list({ page: 510 }), { ...most, total: CASES })
  })

  test('says "more than" where words that many cases have would have to be looked for', async ({
    assert,
  }) => {
    for (const query of [{ text: 'common oft' }, { text: 'common', country: 'CL' }]) {
      const both = await list(query)
      assert.isTrue(both.totalIsLowerBound)
      assert.equal(both.shown, 20)
      assert.closeTo(both.total, 10_000 / 2, 2)
      const deep = await list({ ...query, page: 252 })
      assert.deepEqual(deep, { shown: 20, total: 252 * 20, totalIsLowerBound: true })
      const last = await list({ ...query, page: 255 })
      assert.deepEqual(last, { shown: 20, total: HALF, totalIsLowerBound: true })
    }
  })

  test('finds by indexes alone that no case has two words that many have', async ({ assert }) => {
    const none = await list({ text: 'often', country: 'PE' })
    assert.deepEqual(none, { shown: 0, total: 0, totalIsLowerBound: false })
  })

  test('looks through a few hundred cases for an element of the content', async ({ assert }) => {
    const conditions = [{ element: 'E.i.9', is: 'eq' as const, value: 'CL' }]
    const some = await list({ conditions })
    assert.isTrue(some.totalIsLowerBound)
    assert.closeTo(some.total, 500 / 2, 2)
    const narrowed = await list({ conditions, text: 'seldom' })
    assert.deepEqual(narrowed, { shown: 1, total: 1, totalIsLowerBound: false })
  })
})
