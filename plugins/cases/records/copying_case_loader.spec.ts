import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { BulkChanges } from '#kernel/changes/bulk_changes'
import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import type { Scope } from '#kernel/tenancy/scope'

import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { reportContent } from '#tests/factories/make_message'

import { CaseLoader, CaseRecords, type NewCase } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

/** Signs that COPY must not take for its own: tab, line ends, backslash, \. at the start, \N. */
const awkward = ['a\tb', 'line\nbreak\r\n', 'back\\slash', '\\.', '\\N', '演示 "quoted" ,;', "it's"]

const cases: NewCase[] = awkward.map((words, index) => ({
  act: 'case.generated',
  content: reportContent({ C_1_1: `XX-LOAD-${index}`, D_1: words, H_1: words.repeat(500) }),
  unmapped: index === 0 ? [{ place: '/a', xml: '<a>\t\\n</a>' }] : [],
}))

/** What differs from one write to the next. */
const passing = /^(id|case_id|case_no|project_id|environment|created_at|updated_at|at|since)$/

/** What the tables of cases hold of a project, those of all plugins. */
async function rowsOf(scope: Scope): Promise<Record<string, unknown[]>> {
  const owner = db.connection('owner')
  const { rows: tables } = await owner.rawQuery(
    `select table_name as table from information_schema.columns
     where column_name = 'case_id' and table_name like 'case\\_%' or table_name = 'coded_places'
     group by 1`
  )
  const all: Record<string, unknown[]> = {}
  for (const { table } of [{ table: 'cases' }, ...tables]) {
    const rows = await owner.from(table).where({ project_id: scope.projectId })
    all[table] = rows
      .map(({ company_id: company, ...row }) => {
        const lasting = Object.entries(row).filter(([column]) => !passing.test(column))
        return JSON.stringify([company === scope.companyId, Object.fromEntries(lasting)])
      })
      .filter((row) => !/p-\d+-\d+-\d{6}/.test(row))
      .sort()
  }
  return all
}

test.group('Loading very many cases', () => {
  test('writes exactly what saving them one by one writes', async ({ assert }) => {
    const [loaded, created] = [(await makeProject()).scope(), (await makeProject()).scope(1)]
    const loader = await app.container.make(CaseLoader)
    const records = await app.container.make(CaseRecords)
    const reading = await app.container.make(CaseReading)
    const changes = await app.container.make(Changes)
    const waiting = [...cases]
    await asActor(loaded, () => loader.load(cases.length, () => waiting.shift()!))
    await asActor(created, () => changes.recordMany((open) => records.create(open, cases)))
    assert.deepEqual(await rowsOf(loaded), await rowsOf(created))
    const [first] = await asActor(loaded, () => reading.findByIdentifiers(['XX-LOAD-0']))
    const record = await asActor(loaded, () => reading.get(first.caseId))
    assert.deepEqual(record.content, cases[0].content)
  })

  test('leaves the audit trail whole and the numbers running on', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const loader = await app.container.make(CaseLoader)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    await asActor(scope, () => loader.load(3, () => cases[0]))
    const [next] = await asActor(scope, () =>
      changes.recordMany((open) => records.create(open, [{ ...cases[1], act: 'case.created' }]))
    )
    assert.match(next.caseNo, /-000004$/)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ project_id: scope.projectId, act: 'case.generated' })
    assert.lengthOf(lines, 3)
    assert.equal(lines[0].actor_name, 'Test Person')
    assert.deepEqual(lines[0].changes[0].after, cases[0].content)
  })

  test('brings nothing into a project that was closed meanwhile', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const loader = await app.container.make(CaseLoader)
    await asActor(scope, () => loader.load(1, () => cases[0]))
    await changeRow('projects', scope.projectId, { status: 'closed' })
    const bulk = await app.container.make(BulkChanges)
    for (const load of [() => bulk.record(async () => {}), () => loader.load(1, () => cases[0])]) {
      const refused = await asActor(scope, load).catch((error) => error)
      assert.equal(refused.number, 1006)
    }
    const there = await db.connection('owner').from('cases').where('project_id', scope.projectId)
    assert.lengthOf(there, 1)
  })
})
