// needs: coding
// needs: cases, coding, drugs, e2b, organisation, presets
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { Database } from '#kernel/database/database'
import { passBootChecks } from '#kernel/plugins/boot_checks'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import seriousness from '#tests/fixtures/plugins/with_column/list_columns'
import withColumn from '#tests/fixtures/plugins/with_column/plugin'
import CaseSeriousness from '#tests/fixtures/plugins/with_column/database/migrations/1700000009000_case_seriousness'

import { CaseLoader, CaseRecords } from '#plugins/cases/contract'
import { caseLayers } from '#plugins/cases/contract/layers'
import { type ListColumn, listColumns } from '#plugins/cases/contract/list_columns'
import type { ListQuery } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import { listParts } from '#plugins/cases/list/list_parts'
import { casesOf } from '#plugins/cases/records/filter_cases'
import { orderingBy } from '#plugins/cases/records/list_ordering'

/** A case with so many serious reactions. */
const serious = (count: number, more: CaseContent = {}) =>
  reportContent({
    E_i: Array.from({ length: Math.max(1, count) }, (_, at) => ({
      id: `2${at}000000-0000-4000-8000-000000000001`,
      E_i_1_2: 'Demo rash',
      E_i_9: count > 1 ? 'CL' : 'PE',
      ...(count > 0 && { E_i_3_2a: true, E_i_4: `2026-0${at + 1}-01` }),
    })),
    ...more,
  })

const migration = () => new CaseSeriousness(db.connection('owner'), 'case_seriousness', false)

test.group('A column that a plugin keeps in a table of its own', (group) => {
  let user: TestUser
  let browser: SignedInClient
  group.setup(async () => {
    await migration().execUp()
    const leave = await joinPlugin(withColumn)
    user = await makeUser({ permissions: ['CASE_DATA'] })
    const records = await app.container.make(CaseRecords)
    const counts = [2, 0, 5, 1, 0, 3]
    await asActor(user.project.scope(), () =>
      new Changes().recordMany((open) =>
        records.create(
          open,
          counts.map((count) => ({ act: 'case.created', content: serious(count) }))
        )
      )
    )
    return async () => {
      leave()
      await migration().execDown()
    }
  })
  group.each.setup(async ({ context: { client } }) => {
    browser ??= await signIn(client, user)
  })
  const list = async (query: object) => (await browser.get('/api/cases').qs(query)).body().data
  const numbers = (rows: readonly { seriousEvents?: unknown }[]) =>
    rows.map(({ seriousEvents }) => seriousEvents)

  test('stands in the list beside the others', async ({ assert }) => {
    const { rows } = await list({ order: 'asc' })
    assert.deepEqual(numbers(rows), [2, null, 5, 1, null, 3])
    assert.equal(rows[0].seriousSince, '2026-01-01')
    const screen = await browser
      .get('/center/case')
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
    const { columns } = screen.body().props as { columns: { key: string }[] }
    assert.includeMembers(
      columns.map(({ key }) => key),
      ['seriousEvents', 'seriousSince']
    )
  })

  test('orders the list, page by page; cases without a value come last', async ({ assert }) => {
    const down = await list({ sort: 'seriousEvents', order: 'desc' })
    assert.deepEqual(numbers(down.rows), [5, 3, 2, 1, null, null])
    assert.deepEqual([down.total, down.totalIsLowerBound], [6, false])
    const up = await list({ sort: 'seriousEvents', order: 'asc' })
    assert.deepEqual(numbers(up.rows), [1, 2, 3, 5, null, null])
    const found = await list({ sort: 'seriousEvents', order: 'desc', country: 'PE' })
    assert.deepEqual(numbers(found.rows), [1, null, null])
    const elements = { 'conditions[0][element]': 'E.i.9', 'conditions[0][is]': 'eq' }
    const looked = { ...elements, 'conditions[0][value]': 'CL', 'sort': 'seriousEvents' }
    assert.deepEqual(numbers((await list({ ...looked, order: 'asc' })).rows), [2, 3, 5])
    const answer = await list({ sort: 'seriousEvents', order: 'asc', text: 'demo' })
    assert.deepEqual(numbers(answer.rows), [1, 2, 3, 5, null, null])
  })

  test('filters the list: a number by its value, a date by its period', async ({ assert }) => {
    assert.deepEqual(numbers((await list({ seriousEvents: 3 })).rows), [3])
    const { rows } = await list({ seriousSinceFrom: '2026-01', seriousSinceTo: '2026' })
    assert.lengthOf(rows, 4)
    assert.lengthOf((await list({ seriousSinceFrom: '2027' })).rows, 0)
  })

  test('is asked by other plugins through CaseReading, in the same words', async ({ assert }) => {
    const reading = await app.container.make(CaseReading)
    const ask = (query: ListQuery) => asActor(user.project.scope(), () => reading.query(query))
    const { rows, total } = await ask({ sort: 'seriousEvents', order: 'desc', country: 'CL' })
    assert.deepEqual(numbers(rows as never), [5, 3, 2])
    assert.equal(total, 3)
    await assert.rejects(() => ask({ sort: 'nothing' }))
  })

  test('tells nothing to who does not see what it follows from', async ({ assert }) => {
    const veil = { for: async () => ({ elements: ['E.i.3.2a'] }) }
    const leave = await joinPlugin(
      definePlugin({
        name: 'veil',
        summary: 'Nobody sees which reactions are fatal.',
        requires: ['cases'],
        contributes: [contribute(caseLayers, async () => ({ default: [veil] }))],
      })
    )
    const code = async (query: object) => (await browser.get('/api/cases').qs(query)).body().code
    const { rows } = await list({ order: 'asc' })
    const codes = [await code({ sort: 'seriousEvents' }), await code({ seriousEvents: 3 })]
    const reading = await app.container.make(CaseReading)
    const ask = () => asActor(user.project.scope(), () => reading.query({ sort: 'seriousEvents' }))
    await assert.rejects(ask)
    leave()
    assert.deepEqual(
      numbers(rows),
      Array.from({ length: 6 }, () => null)
    )
    assert.deepEqual(codes, [2017, 2017])
  })

  test('is read from its index, however many cases there are', async ({ assert }) => {
    const many = await makeUser({ permissions: ['CASE_DATA'] })
    const loader = await app.container.make(CaseLoader)
    let number = 0
    await asActor(many.project.scope(), () =>
      loader.load(3000, () => ({ act: 'case.generated', content: serious(1 + (number++ % 9)) }))
    )
    await db.connection('owner').rawQuery('analyze cases, case_seriousness')
    const plan = await asActor(many.project.scope(), async () => {
      const { columns } = await listParts()
      const column = columns.find(({ key }) => key === 'seriousEvents')!
      const database = await app.container.make(Database)
      return database.read(async (trx) => {
        const scope = many.project.scope()
        const ordering = orderingBy(trx, scope, column, 'desc')
        const page = ordering
          .among(() => casesOf(trx, scope), 20)
          .orderByRaw(ordering.by)
          .limit(20)
        // Three thousand are sorted nearly as fast, and what a database holds besides decides: asked is
        // whether they need to be.
        await trx.knexClient.raw('set local enable_sort = off')
        const { sql, bindings } = page.toSQL().toNative()
        const { rows } = await trx.knexClient.raw(
          `explain (analyze, timing off) ${sql.replace(/\$(\d+)/g, '?')}`,
          bindings as never
        )
        return rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')
      })
    })
    assert.match(plan, /Index.* using case_seriousness_events on case_seriousness/)
    assert.include(plan, 'never executed', 'cases without a value are not looked for')
  })
})

test.group('A server does not start', () => {
  const [usual] = seriousness as [ListColumn]
  const starting = async (columns: readonly ListColumn[]) => {
    const plugin = definePlugin({
      name: 'odd',
      summary: 'Columns that do not fit.',
      requires: ['cases'],
      contributes: [contribute(listColumns, async () => ({ default: columns }))],
    })
    const leave = await joinPlugin(plugin)
    return passBootChecks(app).finally(leave)
  }
  const { sort: _, ...plain } = usual

  test('with two columns of one name, or two parameters', async ({ assert }) => {
    await assert.rejects(
      () => starting([{ ...plain, key: 'country' }]),
      'The list column "country" is declared by both "cases" and "odd"'
    )
    await assert.rejects(
      () => starting([{ ...plain, key: 'oddTerm', filter: 'term' }]),
      'The list parameter "term" is declared by both "odd" and "coding"'
    )
    await assert.rejects(
      () => starting([{ ...plain, key: 'oddPage', filter: 'page' }]),
      'The list parameter "page" is declared by both "cases" and "odd"'
    )
  })

  test('with an order along which no index leads', async ({ assert }) => {
    await assert.rejects(
      () => starting([usual]),
      'The list column "seriousEvents" of plugin "odd" is sorted, and no index of "case_seriousness" leads along (project_id, environment, events, case_id)'
    )
    const element = { ...plain, source: { element: 'D.1' }, sort: 'plain' as const }
    await assert.rejects(
      () => starting([element]),
      'The list column "seriousEvents" of plugin "odd" is sorted, and an element has no index'
    )
  })

  test('with a name that is not in camelCase, or an element that there is not', async ({
    assert,
  }) => {
    await assert.rejects(
      () => starting([{ ...plain, key: 'odd_name' }]),
      'The list column "odd_name" of plugin "odd" is not named in camelCase'
    )
    await assert.rejects(
      () => starting([{ ...plain, source: { element: 'D.99' } }]),
      'The list column "seriousEvents" of plugin "odd" names the element "D.99", which no catalogue has'
    )
    await assert.rejects(
      () => starting([{ ...plain, source: { element: 'E.i.9' } }]),
      'The list column "seriousEvents" of plugin "odd" reads "E.i.9", which may stand in a case more than once'
    )
  })

  test('with nothing else: what is installed passes', async ({ assert }) => {
    await assert.doesNotReject(() => passBootChecks(app))
  })
})
