import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { generateCase } from '#tests/invented/cases/generate_case'

import { CaseRecords } from '#plugins/cases/contract'
import type { CellPlace, ResultPart } from '#plugins/reports/contract'
import {
  atLeastNull,
  country,
  letters,
  meets,
  met,
  month,
  product,
  random,
  rows,
  said,
  serious,
  someFilter,
  type Value,
} from '#plugins/reports/tests/recount'

const none = { nullFlavor: 'NI' }
const notSerious = Object.fromEntries(letters.map((each) => [`E_i_3_2${each}`, none]))

/** Somebody who reads reports, and these cases. */
async function arrive(client: ApiClient, cases: readonly CaseContent[]) {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
  const records = await app.container.make(CaseRecords)
  const made = await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        cases.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  const browser = await signIn(client, user)
  const ask = async (report: string, more: object = {}) =>
    (await browser.get('/api/reports/result').qs({ report, ...more })).body().data
  const listed = async (report: string, parameters: object, { part, row, column }: CellPlace) => {
    const reportCell = JSON.stringify({
      ...{ report, parameters, part, row },
      ...(column !== undefined && { column: [column] }),
    })
    return (await browser.get('/api/cases').qs({ reportCell, pageSize: 20 })).body()
  }
  return { user, browser, ask, listed, ids: made.map(({ id }) => id) }
}

/** The 12 reports of a drug and an event: F 6, M 3, unknown 3, whatever the reason. */
const strata: readonly CaseContent[] = [
  ...Array.from({ length: 6 }, () => ({ D_5: '2' })),
  ...Array.from({ length: 3 }, () => ({ D_5: '1' })),
  {},
  {},
  { D_5: { nullFlavor: 'NA' } },
]

interface Recount {
  readonly report: string
  readonly by?: string
  readonly part?: string
  readonly row: (content: CaseContent) => readonly Value[]
  readonly column: (content: CaseContent) => readonly Value[]
}

const ofSerious = (content: CaseContent) => [serious(content)]
const ofType = (content: CaseContent) => [said(content.C_1_3)]

const recounts: readonly Recount[] = [
  { report: 'gender', row: ({ D_5 }) => [said(D_5)], column: ofSerious },
  { report: 'area', row: (content) => [country(content)], column: ofSerious },
  { report: 'time_trend', row: (content) => [month(content)], column: ofSerious },
  {
    ...{ report: 'time_trend', by: 'year', column: ofSerious },
    row: (content) => [month(content)?.slice(0, 4) ?? null],
  },
  { report: 'drug_combination', row: product, column: ofSerious },
  {
    ...{ report: 'batch_release', row: product, column: ofSerious },
  },
  {
    ...{ report: 'report_ponderance', part: 'criterion', column: ofType },
    row: (content) => atLeastNull(rows(content, 'E_i').flatMap(met)),
  },
  { report: 'report_ponderance', part: 'serious', row: ofSerious, column: ofType },
  {
    ...{ report: 'type_of_corporate_report', part: 'report_source', column: ofSerious },
    row: ({ C_1_CN_1 }) => [said(C_1_CN_1)],
  },
  {
    ...{ report: 'type_of_corporate_report', part: 'origin', column: ofSerious },
    row: (content) => {
      const category = said(content.C_1_CN_2)
      if (category !== null) return [category.startsWith('1') ? 'domestic' : 'overseas']
      const place = country(content)
      return [place === null ? null : place === 'CN' ? 'domestic' : 'overseas']
    },
  },
  {
    ...{ report: 'adverse_event_outcome', by: 'product', row: product },
    column: (content) => rows(content, 'E_i').map(({ E_i_7 }) => said(E_i_7)),
  },
]

test.group('Reports', () => {
  test('have a row for what is unknown, and rows that add up to the total', async ({
    client,
    assert,
  }) => {
    const { ask } = await arrive(
      client,
      strata.map((sex) => reportContent({ ...sex, E_i: [{ id: 'e', ...notSerious }] }))
    )
    const [part] = (await ask('gender')).parts
    assert.deepEqual(
      part.rows.map(({ values, total }: ResultPart['rows'][0]) => [...values, total[0]]),
      [
        ['1', 3],
        ['2', 6],
        [null, 3],
      ]
    )
    assert.deepEqual(part.total, [12, 0])
    assert.isFalse(part.overlaps)
  })

  test('count what a recount of the contents counts, whatever is asked; each number is as long as its list', async ({
    client,
    assert,
  }) => {
    const contents = Array.from({ length: 30 }, (_, number) =>
      generateCase({ seed: 'reports', number })
    )
    const { ask, listed } = await arrive(client, contents)
    const pick = random(35)
    const some = <Item>(items: readonly Item[]) => items[pick(items.length)]!
    for (let round = 0; round < 33; round++) {
      const asked = someFilter(contents, pick)
      const { report, by, part: key = 'main', row, column } = recounts[round % recounts.length]!
      const chosen = contents.filter((content) => meets(content, asked))
      const parameters = { ...asked, ...(by && { by }) }
      const result = await ask(report, parameters)
      const part: ResultPart = result.parts.find((each: ResultPart) => each.key === key)
      const say = JSON.stringify([report, parameters])
      assert.equal(part.total[0], chosen.length, say)
      for (const { values, cells, total } of part.rows.filter((each) => each.values.length === 1)) {
        const [value] = values
        const inRow = chosen.filter((content) => (row(content) as unknown[]).includes(value))
        assert.equal(total[0], inRow.length, `${say} ${value}`)
        for (const [at, { value: head }] of part.columns.entries()) {
          const count = inRow.filter((content) => column(content).includes(head)).length
          assert.equal(cells[at]![0], count, `${say} ${value} ${head}`)
        }
      }
      const open = some(part.rows)
      const at = pick(part.columns.length)
      const place = { part: key, row: open.values, column: part.columns[at]!.value }
      const { data } = await listed(report, parameters, place)
      assert.equal(data.total, open.cells[at]![0], `${say} ${JSON.stringify(place)}`)
    }
  })

  test('put ages into seven groups, at their limits', async ({ client, assert }) => {
    const aged = (age: string, unit: string) => ({ D_2_2a: age, D_2_2b: unit })
    const cases: CaseContent[] = [
      ...[aged('0', 'd'), aged('27', 'd'), aged('28', 'd'), aged('23', 'mo'), aged('2', 'a')],
      ...[aged('11', 'a'), aged('12', 'a'), aged('17', 'a'), aged('18', 'a'), aged('64', 'a')],
      ...[aged('65', 'a'), { D_2_3: '0' }, { D_2_3: '5' }, {}],
    ]
    const { ask } = await arrive(
      client,
      cases.map((age): CaseContent => ({ C_1_4: '2026-01-01', ...age }))
    )
    const [part] = (await ask('age_group')).parts
    assert.deepEqual(
      part.rows.map(({ values, total }: ResultPart['rows'][0]) => [...values, total[0]]),
      [
        ['0', 1],
        ['1', 2],
        ['2', 2],
        ['3', 2],
        ['4', 2],
        ['5', 3],
        ['6', 1],
        [null, 1],
      ]
    )
  })

  test('leave nullified cases out and say so, and name what a valid report lacks', async ({
    client,
    assert,
  }) => {
    const whole = reportContent({ D_1: 'AB', D_5: '1' })
    const { ask } = await arrive(client, [
      whole,
      { ...whole, C_1_11_1: '1' },
      { C_1_4: '2026-01-01', E_i: [{ id: 'e', E_i_1_1a: 'Rash' }] },
    ])
    const result = await ask('effective_report')
    assert.containsSubset(result, { nullified: 1, deleted: 0 })
    const counts = Object.fromEntries(
      result.parts[0].rows.map(({ values, total }: ResultPart['rows'][0]) => [values[0], total[0]])
    )
    assert.containsSubset(counts, { patient: 1, reporter: 1, product: 1, event: 0 })
    assert.equal(result.parts[0].total[0], 2)
  })

  test('fill gaps of time with zero and set the year before against each span', async ({
    client,
    assert,
  }) => {
    const { ask } = await arrive(
      client,
      ['2024-03-09', '2025-01-31', '2025-03-01', '2025-03-02'].map((C_1_4) => ({ C_1_4 }))
    )
    const { parts } = await ask('time_trend', { from: '2025-01-01', to: '2025-04-30' })
    assert.deepEqual(
      parts[0].rows.map(({ values, total, before }: ResultPart['rows'][0]) => [
        ...[values[0], total[0], before],
      ]),
      [
        ['2025-01', 1, 0],
        ['2025-02', 0, 0],
        ['2025-03', 2, 1],
        ['2025-04', 0, 0],
      ]
    )
  })

  test('show batches against the units released, per 100,000', async ({ client, assert }) => {
    const drug = {
      id: 'g',
      G_k_1: '1',
      G_k_2_2: 'Demoprazole',
      G_k_4_r: [{ id: 'd', G_k_4_r_7: 'L1' }],
    }
    const { ask, browser } = await arrive(client, [{ G_k: [drug] }, { G_k: [drug] }])
    const set = async (quantity: number) =>
      (
        await browser
          .put('/api/reports/quantities')
          .json({ product: 'Demoprazole', batch: 'L1', quantity })
      ).body()
    assert.isFalse((await set(0)).status)
    assert.isTrue((await set(1)).status)
    assert.isTrue((await set(40_000)).status)
    const row = (await ask('batch_release')).parts[0].rows.find(
      ({ values }: ResultPart['rows'][0]) => values[1] === 'L1'
    )
    assert.containsSubset(row, { total: [2, 0], quantity: 40_000 })
  })

  test('refuse what makes no sense, each with a number', async ({ client, assert }) => {
    const { browser } = await arrive(client, [])
    const code = async (path: string, query: object) =>
      (await browser.get(`/api/${path}`).qs(query)).body().code
    assert.equal(await code('reports/result', { report: 'nothing' }), '1005')
    assert.equal(await code('reports/result', { report: 'gender', date: 'x' }), '2017')
    assert.equal(await code('reports/result', { report: 'gender', by: 'x' }), '2017')
    assert.equal(await code('reports/result', { report: 'gender', from: '2026' }), '2017')
    for (const reportCell of [
      '{',
      '{}',
      '{"part":"main","row":[]}',
      '{"report":"gender","part":"x","row":[]}',
      '{"report":"gender","part":"main","row":["1","2"]}',
    ]) {
      assert.equal(await code('cases', { reportCell }), '2017', reportCell)
    }
  })
})
