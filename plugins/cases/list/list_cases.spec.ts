import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import ListCases from '#plugins/cases/list/list_cases'
import type { ListQuery } from '#plugins/cases/contract/list_query'

async function givenCases(...contents: CaseContent[]): Promise<Scope> {
  const scope = (await makeProject()).scope()
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  await asActor(scope, () =>
    changes.recordMany((open) =>
      records.create(
        open,
        contents.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  return scope
}

async function list(scope: Scope, query: ListQuery) {
  const action = await app.container.make(ListCases)
  return asActor(scope, () => action.handle(query))
}

async function listed(scope: Scope, query: ListQuery): Promise<string[]> {
  const { rows } = await list(scope, { sort: 'caseNo', order: 'asc', ...query })
  return rows.map(({ caseNo }) => caseNo.replace(/^.*-0+/, ''))
}

const event = (reported: string, more: Record<string, unknown> = {}) => [
  { id: '20000000-0000-4000-8000-000000000001', E_i_1_2: reported, ...more },
]

test.group('The case list', () => {
  test('finds cases by the beginning of a number, product, reaction or identifier', async ({
    assert,
  }) => {
    const scope = await givenCases(
      reportContent({ C_1_1: 'FR-AAA-1', E_i: event('Demo headache') }),
      reportContent({ C_1_1: 'FR-BBB-2', E_i: event('演示药物性肝损伤') }),
      reportContent({ C_1_1: 'FR-CCC-3', E_i: event('Demo rash') })
    )
    assert.deepEqual(await listed(scope, { text: 'headac' }), ['1'])
    assert.deepEqual(await listed(scope, { text: '肝损' }), ['2'])
    assert.deepEqual(await listed(scope, { text: 'fr-ccc' }), ['3'])
    assert.deepEqual(await listed(scope, { text: 'demo tablet' }), ['1', '2', '3'])
    assert.deepEqual(await listed(scope, { text: 'demo nothing' }), [])
    assert.deepEqual(await listed(scope, { text: '!!' }), [])
  })

  test('finds a case by the running part of its number, with its zeros or without', async ({
    assert,
  }) => {
    const numbered = (id: string) => reportContent({ C_1_1: id })
    const scope = await givenCases(numbered('FR-A-1'), numbered('FR-B-2'), numbered('3-C-3'))
    assert.deepEqual(await listed(scope, { text: '000002' }), ['2'])
    assert.deepEqual(await listed(scope, { text: '2 fr-b' }), ['2'])
    assert.deepEqual(await listed(scope, { text: '2 fr-a' }), [])
    assert.deepEqual(await listed(scope, { text: '000004' }), [])
    assert.deepEqual(await listed(scope, { text: '000003' }), ['3'])
    assert.deepEqual(await listed(scope, { text: '3-c' }), ['3'])
  })

  test('filters by seriousness, country and the day of first receipt', async ({ assert }) => {
    const scope = await givenCases(
      reportContent({ C_1_4: '2026-01-10', E_i: event('A', { E_i_9: 'CN', E_i_3_2a: true }) }),
      reportContent({ C_1_4: '2026-01-20', E_i: event('B', { E_i_9: 'DE', E_i_3_2c: true }) }),
      reportContent({ C_1_4: '2026-02', E_i: event('C', { E_i_9: 'DE' }) })
    )
    assert.deepEqual(await listed(scope, { seriousness: 'death' }), ['1'])
    assert.deepEqual(await listed(scope, { country: 'DE' }), ['2', '3'])
    assert.deepEqual(
      await listed(scope, { receivedFrom: '2026-01-15', receivedTo: '2026-01-20' }),
      ['2']
    )
    assert.deepEqual(await listed(scope, { receivedTo: '2026-01' }), ['1', '2'])
  })

  test('says of a column without a value why it has none, also where the words could be a value', async ({
    assert,
  }) => {
    const scope = await givenCases(
      reportContent({ D_1: { nullFlavor: 'MSK' }, E_i: event('NA') }),
      reportContent({ D_1: 'MSK', C_1_4: { nullFlavor: 'UNK' } })
    )
    const { rows } = await list(scope, { order: 'asc' })
    assert.deepEqual(
      rows.map(({ subject, nullFlavors }) => [subject, nullFlavors]),
      [
        ['MSK', { subject: 'MSK' }],
        ['MSK', {}],
      ]
    )
  })

  test('sorts by a column, the empty ones last when the latest come first', async ({ assert }) => {
    const scope = await givenCases(
      reportContent({ C_1_4: '2026-01-10' }),
      reportContent({ C_1_4: { nullFlavor: 'UNK' } }),
      reportContent({ C_1_4: '2026-03-10' })
    )
    const byDay = await list(scope, { sort: 'firstReceived', order: 'desc', pageSize: 20 })
    assert.deepEqual(
      byDay.rows.map(({ firstReceived }) => firstReceived),
      ['2026-03-10', '2026-01-10', null]
    )
  })

  test('pages in the database and counts all', async ({ assert }) => {
    const contents = Array.from({ length: 45 }, () => reportContent())
    const scope = await givenCases(...contents)
    const last = await list(scope, { page: 3, pageSize: 20 })
    assert.lengthOf(last.rows, 5)
    assert.deepEqual([last.total, last.totalIsLowerBound], [45, false])
  })

  test('asks any element of the catalogue, in whatever group it repeats', async ({ assert }) => {
    const scope = await givenCases(
      reportContent({ H_1: 'A long story about sleep', D_5: { nullFlavor: 'MSK' } }),
      reportContent({ E_i: event('B', { E_i_3_2b: true }) })
    )
    const ask = (conditions: ListQuery['conditions']) => listed(scope, { conditions })
    assert.deepEqual(await ask([{ element: 'H.1', is: 'contains', value: 'SLEEP' }]), ['1'])
    assert.deepEqual(await ask([{ element: 'E.i.3.2b', is: 'eq', value: 'true' }]), ['2'])
    assert.deepEqual(await ask([{ element: 'D.5', is: 'eq', value: 'MSK' }]), ['1'])
    assert.deepEqual(await ask([{ element: 'D.5', is: 'empty' }]), ['2'])
    assert.deepEqual(await ask([{ element: 'G.k.2.2', is: 'filled' }]), ['1', '2'])
  })

  test('takes at most ten conditions, each data point once, none without a value', async ({
    assert,
  }) => {
    const scope = await givenCases(reportContent())
    const many = Array.from({ length: 11 }, (_, index) => `D.${index}`)
    const asked = [
      many.map((element) => ({ element, is: 'filled' as const })),
      [
        { element: 'D.1', is: 'filled' as const },
        { element: 'D_1', is: 'empty' as const },
      ],
      [{ element: 'D.1', is: 'eq' as const }],
      [{ element: 'X.99', is: 'filled' as const }],
    ]
    for (const conditions of asked) await assert.rejects(() => list(scope, { conditions }))
  })

  test('shows the cases of the own environment only', async ({ assert }) => {
    const scope = await givenCases(reportContent())
    assert.deepEqual(await listed({ ...scope, environment: 1 }, {}), [])
    assert.deepEqual(await listed((await makeProject()).scope(), {}), [])
  })
})
