// needs: gateway, process
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { generateCase } from '#tests/invented/cases/generate_case'

import { CaseRecords } from '#plugins/cases/contract'
import type { CellPlace, ResultPart } from '#plugins/reports/contract'
import { type Filter, meets, random, said, someFilter } from '#plugins/reports/tests/recount'

const CASES = 30
const ROUNDS = 50
const destinations = ['NMPA', 'FDA', 'EMA']
const states = ['queued', 'sent', 'accepted', 'rejected', 'closed']
const nodes = ['ENTRY', 'EVALUATION', 'REVIEW', 'ARCHIVE']

const owner = () => db.connection('owner')
const day = (year: number, month: number, date: number) =>
  new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)

/** Thirty cases with steps and submissions by chance, written past the product. */
async function arrive(client: ApiClient) {
  const pick = random(36)
  const contents = Array.from({ length: CASES }, (_, number) =>
    generateCase({ seed: 'work', number })
  )
  const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
  const scope = user.project.scope()
  const records = await app.container.make(CaseRecords)
  const made = await asActor(scope, () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        contents.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  const { companyId: company_id, projectId: project_id, environment } = scope
  const tenant = { company_id, project_id, environment }
  const places = destinations.map((code) => ({ id: newId(), code }))
  await owner()
    .table('gateway_destinations')
    .multiInsert(
      places.map((place) => ({
        ...{ ...place, ...tenant, name: place.code, region: 'CN', authority: place.code },
        ...{ batch_sender: 'A', batch_receiver: 'B', message_sender: 'A', message_receiver: 'B' },
        file_name: '{number}.xml',
      }))
    )
  const submissions = made.flatMap(({ id: case_id, caseNo: case_no }) =>
    Array.from({ length: pick(4) }, () => {
      const id = newId()
      const isSent = pick(3) > 0
      return {
        ...{ id, ...tenant, case_id, case_no, version: 1, version_kind: 'first', size: 1 },
        ...{ case_revision: 1, destination_id: places[pick(3)]!.id, authority: 'A', made_by: 'A' },
        ...{ frozen_id: newId(), batch_number: id, message_number: id, message_id: id },
        ...{ file_name: id, message_sha: id, is_portal: false, state: states[pick(5)]! },
        // Long over or far ahead: nothing depends on the day of the test.
        due: pick(4) === 0 ? null : day(pick(2) === 0 ? 2024 : 2099, pick(12), 1 + pick(28)),
        submitted_on: isSent ? day(2024, pick(24), 1 + pick(28)) : null,
      }
    })
  )
  await owner().table('submissions').multiInsert(submissions)
  const steps = made.flatMap(({ id: case_id }) =>
    Array.from({ length: pick(6) }, (_, at) => ({
      ...{ ...tenant, case_id, seq: 100 + at, act: 'pass', to_node: nodes[pick(4)]! },
      ...{
        revision: 1,
        definition: 1,
        at: `${day(2025, pick(24), 1 + pick(28))}T${10 + pick(14)}:00Z`,
      },
    }))
  )
  await owner().table('case_steps').multiInsert(steps)
  const browser = await signIn(client, user)
  const ask = async (report: string, parameters: object): Promise<ResultPart[]> =>
    (await browser.get('/api/reports/result').qs({ report, ...parameters })).body().data.parts
  const listed = async (report: string, parameters: object, { part, row, column }: CellPlace) => {
    const cell = {
      report,
      parameters,
      part,
      row,
      ...(column !== undefined && { column: [column] }),
    }
    const asked = { reportCell: JSON.stringify(cell), pageSize: 20 }
    return (await browser.get('/api/cases').qs(asked)).body().data.total as number
  }
  const chosenBy = (asked: Filter) =>
    made.filter((_, at) => meets(contents[at]!, asked)).map(({ id }) => id)
  const receipts = new Map(made.map(({ id }, at) => [id, said(contents[at]!.C_1_4)]))
  return { cases: contents, pick, ask, listed, chosenBy, receipts }
}

type Counted = readonly { row: string | null; col: string | null; cases: number; things: number }[]
type Days = readonly { row: string | null; id: string; day: string | null }[]

/** Everything between a case and its submissions, told apart from what is tested. */
const joined = `FROM unnest(?::uuid[]) AS chosen(id)
  LEFT JOIN submissions s ON s.case_id = chosen.id
  LEFT JOIN gateway_destinations d ON d.id = s.destination_id`

const judged = `CASE WHEN s.id IS NULL THEN NULL WHEN s.due IS NULL THEN 'no_due'
  WHEN s.submitted_on IS NULL THEN CASE WHEN s.due < current_date THEN 'overdue' ELSE 'open' END
  WHEN s.submitted_on > s.due THEN 'late' ELSE 'on_time' END`

async function select<Rows>(sql: string, ids: readonly string[]): Promise<Rows> {
  return (await owner().rawQuery(sql, [ids as never])).rows
}

const counts = (column: string, ids: readonly string[]) =>
  select<Counted>(
    `SELECT d.code AS row, ${column} AS col, count(DISTINCT chosen.id)::int AS cases,
      count(s.id)::int AS things ${joined} GROUP BY 1, 2`,
    ids
  )

const sendings = (ids: readonly string[]) =>
  select<Days>(`SELECT d.code AS row, chosen.id, s.submitted_on::text AS day ${joined}`, ids)

const arrivals = (ids: readonly string[]) =>
  select<Days>(
    `SELECT y.to_node AS row, chosen.id,
      min((y.at AT TIME ZONE 'Asia/Shanghai')::date)::text AS day
    FROM unnest(?::uuid[]) AS chosen(id) LEFT JOIN case_steps y ON y.case_id = chosen.id
    GROUP BY 1, 2`,
    ids
  )

/** Days that passed since the first possible day of C.1.4, in order. */
function waits(days: Days, receipts: ReadonlyMap<string, string | null>): number[] {
  return days
    .flatMap(({ id, day: until }) => {
      const from = receipts.get(id)
      if (!from || !until) return []
      const first = from.length === 4 ? `${from}-01-01` : from.length === 7 ? `${from}-01` : from
      return [(Date.parse(until) - Date.parse(first.slice(0, 10))) / 86_400_000]
    })
    .toSorted((a, b) => a - b)
}

/** The value below which so large a share lies, between two values in a straight line. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const [low, high] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return low + (high - low) * (place - Math.floor(place))
}

/** Each number of rows and columns is that of the recount, and no row is lacking. */
function holds(assert: Assert, part: ResultPart, counted: Counted, about: string): void {
  for (const { values, cells, total } of part.rows) {
    const ofRow = counted.filter(({ row }) => row === values[0])
    const things = ofRow.reduce((all, each) => all + each.things, 0)
    assert.equal(total[1], things, `${about} ${values[0]}`)
    for (const [at, { value }] of part.columns.entries()) {
      const found = ofRow.find(({ col }) => col === value)
      const expected = [found?.cases ?? 0, found?.things ?? 0]
      assert.deepEqual([...cells[at]!], expected, `${about} ${values[0]} ${value}`)
    }
  }
  for (const { row } of counted)
    assert.isTrue(
      part.rows.some(({ values }) => values[0] === row),
      `${about} ${row}`
    )
}

/** The days of each row are those of the recount. */
function waited(
  assert: Assert,
  part: ResultPart,
  daysOf: (row: string | null) => number[],
  about: string
): void {
  for (const { values, days } of part.rows) {
    const of = daysOf(values[0]!)
    const shares = of.length > 0 ? [0, 0.25, 0.5, 0.75, 0.9, 1] : []
    assert.lengthOf(days ?? [], shares.length, `${about} ${values[0]}`)
    for (const [at, share] of shares.entries())
      assert.closeTo(days![at]!, quantile(of, share), 1e-6, about)
  }
}

test.group('Reports of work', () => {
  test('count the submissions that independent SQL counts, whatever is asked', async ({
    client,
    assert,
  }) => {
    const { cases, pick, ask, listed, chosenBy } = await arrive(client)
    for (let round = 0; round < ROUNDS; round++) {
      const asked = someFilter(cases, pick)
      const ids = chosenBy(asked)
      const about = JSON.stringify(asked)
      const [main, onTime] = await ask('submit', asked)
      const punctual = await counts(judged, ids)
      holds(assert, main!, await counts('s.state', ids), about)
      holds(assert, onTime!, punctual, about)
      for (const { values, rate } of onTime!.rows) {
        const of = (...which: string[]) =>
          punctual
            .filter(({ row, col }) => row === values[0] && which.includes(col ?? ''))
            .reduce((all, each) => all + each.cases, 0)
        const all = of('on_time', 'late', 'overdue')
        const expected = all === 0 ? undefined : Math.round((of('on_time') / all) * 1000) / 10
        assert.equal(rate, expected, about)
      }
      if (round % 5 > 0 || main!.rows.length === 0) continue
      const open = main!.rows[pick(main!.rows.length)]!
      const at = pick(main!.columns.length)
      const place = { part: 'main', row: open.values, column: main!.columns[at]!.value }
      assert.equal(await listed('submit', asked, place), open.cells[at]![0], about)
    }
  })

  test('wait the days that independent SQL counts between receipt, nodes and sending', async ({
    client,
    assert,
  }) => {
    const { cases, pick, ask, chosenBy, receipts } = await arrive(client)
    for (let round = 0; round < ROUNDS; round++) {
      const asked = someFilter(cases, pick)
      const ids = chosenBy(asked)
      const about = JSON.stringify(asked)
      const [node, sending] = await ask('response_time', asked)
      const [came, sent] = await Promise.all([arrivals(ids), sendings(ids)])
      const of = (days: Days) => (named: string | null) =>
        waits(
          days.filter(({ row }) => row === named),
          receipts
        )
      waited(assert, node!, of(came), about)
      waited(assert, sending!, of(sent), about)
      holds(assert, sending!, await counts(judged, ids), about)
      for (const { values, total } of node!.rows) {
        const expected = came.filter(({ row }) => row === values[0]).length
        assert.equal(total[0], expected, `${about} ${values[0]}`)
      }
    }
  })
})
