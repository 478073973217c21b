import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseLoader } from '#plugins/cases/contract'
import ListCases from '#plugins/cases/list/list_cases'
import type { ListQuery } from '#plugins/cases/list/list_filters'

const CASES = 6_000
let scope: Scope

/** Six thousand cases: all say "common", half "often" and come from Chile, one says "seldom". */
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
    assert.deepEqual(await list({}), exact(20, CASES))
    assert.deepEqual(await list({ country: 'CL' }), exact(20, CASES / 2))
    assert.deepEqual(await list({ text: 'common' }), exact(20, CASES))
    assert.deepEqual(await list({ text: 'seldom' }), exact(1, 1))
    assert.deepEqual(await list({ text: 'seldom common' }), exact(1, 1))
    assert.deepEqual(await list({ text: 'never' }), exact(0, 0))
    assert.deepEqual(await list({ text: 'common', country: 'CL' }), exact(20, CASES / 2))
    assert.deepEqual(await list({ text: 'common', page: 300 }), exact(20, CASES))
  })

  test('says "more than" where words that many cases have would have to be looked for', async ({
    assert,
  }) => {
    const both = await list({ text: 'common oft' })
    assert.isTrue(both.totalIsLowerBound)
    assert.equal(both.shown, 20)
    assert.closeTo(both.total, 5_000 / 2, 2)
    const deep = await list({ text: 'common oft', page: 140 })
    assert.isTrue(deep.totalIsLowerBound)
    assert.equal(deep.total, 140 * 20)
    const last = await list({ text: 'common oft', page: 150 })
    assert.deepEqual(last, { shown: 20, total: 3000, totalIsLowerBound: true })
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
