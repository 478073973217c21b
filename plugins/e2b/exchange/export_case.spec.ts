import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { Refusal } from '#kernel/errors/define_errors'
import { Changes } from '#kernel/changes/changes'
import type { Environment } from '#kernel/tenancy/scope'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { CaseRecords } from '#plugins/cases/contract'
import ExportCase, { type ExportWish } from '#plugins/e2b/exchange/export_case'

const REASON = 'The authority has asked for it.'

/** A case that came from a partner, with an error, and was saved once since. */
async function given(environment: Environment = 0) {
  const [records, changes, exporting] = [
    await app.container.make(CaseRecords),
    await app.container.make(Changes),
    await app.container.make(ExportCase),
  ]
  const project = await makeProject()
  const within = <Result>(work: () => Promise<Result>) => asActor(project.scope(environment), work)
  const caseId = await within(async () => {
    const content = reportContent({ D_3: 'heavy' })
    const envelope = { N_1_3: 'PARTNER', N_1_4: 'PHAROS', N_2_r_2: 'PARTNER', N_2_r_3: 'PHAROS' }
    const [{ id }] = await changes.recordMany((open) =>
      records.create(open, [{ act: 'case.imported', content, envelope }])
    )
    const act = { name: 'case.page_saved', subject: { type: 'case', id } } as const
    await changes.record(act, async (change) => {
      const before = await records.lock(change, id)
      await records.revise(change, before, { content: { ...before.content, D_1: 'CD' } })
    })
    return id
  })
  const refused = (work: Promise<unknown>) =>
    work.then(
      () => wasExported(),
      (error: Refusal) => ({ number: error.number, detail: error.data.detail! })
    )
  return {
    project,
    caseId,
    report: (wish?: ExportWish) => within(() => exporting.report(caseId, wish)),
    exported: (wish?: ExportWish & { reason?: string }) =>
      within(() => exporting.handle(caseId, wish)),
    refused: (wish?: ExportWish & { reason?: string }) =>
      refused(within(() => exporting.handle(caseId, wish))),
  }
}

function wasExported(): never {
  throw new Error('It was exported')
}

test.group('The export of a case', () => {
  test('is of a revision that somebody chooses, which its file names', async ({ assert }) => {
    const { report, exported } = await given()
    const latest = await report()
    assert.deepEqual(
      latest.revisions.map(({ revision, version }) => [revision, version]),
      [
        [2, 1],
        [1, 1],
      ]
    )
    assert.equal(latest.fileName, `${latest.caseNo}_v1_r2.xml`)
    const first = await exported({ revision: 1, reason: REASON })
    assert.equal(first.fileName, `${first.caseNo}_v1_r1.xml`)
    const text = Buffer.from(first.xml).toString()
    assert.include(text, '>AB<')
    assert.notInclude(text, '>CD<')
  })

  test('goes from the project to its receiver, or says who sent it to whom before', async ({
    assert,
  }) => {
    const { project, report } = await given()
    const partiesOf = ({ sender, receiver }: { sender: string; receiver: string }) => [
      sender,
      receiver,
    ]
    assert.deepEqual(partiesOf(await report({ header: 'project' })), [project.code, 'RECEIVER'])
    assert.deepEqual(partiesOf(await report({ header: 'received' })), ['PARTNER', 'PHAROS'])
  })

  test('lists what the rules find, and asks for a reason where there are errors; the trail keeps it', async ({
    assert,
  }) => {
    const { caseId, report, exported, refused } = await given()
    const { findings } = await report()
    assert.deepInclude(
      findings.map(({ path, severity }) => ({ path, severity })),
      { path: 'D.3', severity: 'error' }
    )
    for (const reason of [undefined, '  ', '\u200B\u3164']) {
      const { number, detail } = await refused({ reason })
      assert.equal(number, 2017)
      assert.match(detail.en, /^The case has \d+ errors\. Enter a reason/)
      assert.match(detail.zh, /^案例有 \d+ 项错误。请填写/)
    }
    const owner = db.connection('owner')
    const copies = owner.from('case_frozen_copies').where({ case_id: caseId })
    assert.lengthOf(await copies, 0, 'nothing has left')
    await exported({ reason: REASON })
    const lines = owner.from('audit_lines').where({ chain: `case:${caseId}`, act: 'case.exported' })
    assert.deepEqual(
      (await lines).map(({ reason }) => reason),
      [REASON]
    )
  })

  test('leaves the formal environment unchecked only where the platform allows it', async ({
    assert,
    cleanup,
  }) => {
    const formal = await given(1)
    const { schemaErrors, mustBeChecked } = await formal.report()
    if (schemaErrors !== null) return assert.isFalse(mustBeChecked)
    assert.isTrue(mustBeChecked)
    const { number, detail } = await formal.refused({ reason: REASON })
    assert.equal(number, 2707)
    assert.include(detail.en, 'The ICH schema is not installed.')
    assert.isFalse((await (await given()).report()).mustBeChecked, 'the test environment may')
    app.config.set('messages.mayLeaveUnchecked', true)
    cleanup(() => app.config.set('messages.mayLeaveUnchecked', false))
    assert.isFalse((await formal.report()).mustBeChecked)
    await formal.exported({ reason: REASON })
  })
})
