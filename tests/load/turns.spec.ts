import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { refuseImpossible } from '#kernel/http/impossible_text'
import { CaseRecords } from '#plugins/cases/contract'
import SaveCasePage from '#plugins/cases/editing/save_case_page'
import CaseFindings from '#plugins/cases/findings/case_findings'
import { Messages } from '#plugins/e2b/contract'
import { asActor } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { longestStretch } from '#tests/load/longest_stretch'
import { niceness, nicenessOfThreads } from '#tests/load/niceness'

test.group('Others have their turn', () => {
  test('while the rules judge a case of very many rows', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const findings = await app.container.make(CaseFindings)
    const judge = (content: CaseContent) =>
      asActor(scope, () => findings.judge({ content, version: 1, caseNo: 'X-1' }))
    // The rules are compiled once.
    await judge(reportContent())
    const rows = Array.from({ length: 4000 }, (_, at) => ({ id: `${at}`, E_i_1_2: `Rash ${at}` }))
    assert.isBelow(await longestStretch(() => judge(reportContent({ E_i: rows }))), 1 / 3)
  })

  test('while a report of very many rows is booked in, and all that is wrong in it told', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const findings = await app.container.make(CaseFindings)
    const judge = (content: CaseContent) => asActor(scope, () => findings.objections(content))
    await judge(reportContent())
    const rows = Array.from({ length: 1500 }, (_, at) => ({ id: `${at}`, E_i_4: 'nonsense' }))
    const content = reportContent({ E_i: rows })
    assert.isBelow(await longestStretch(() => judge(content)), 1 / 3)
    assert.isAbove((await judge(content)).length, 1499)
  })

  test('while a page of very many rows is saved', async ({ assert }) => {
    const scope = (await makeProject()).scope()
    const save = await app.container.make(SaveCasePage)
    await asActor(scope, async () => {
      const records = await app.container.make(CaseRecords)
      const changes = await app.container.make(Changes)
      const [{ id: caseId }] = await changes.recordMany((open) =>
        records.create(open, [{ act: 'case.created', content: reportContent() }])
      )
      let revision = 1
      const saving = async () => {
        const row = (at: number) => ({
          id: `${String(at).padStart(8, '0')}-0000-4000-8000-${String(revision).padStart(12, '0')}`,
          D_7_1_r_5: `comment ${at}`,
        })
        const content = { D_7_1_r: Array.from({ length: 5000 }, (_, at) => row(at)) }
        const page = { caseId, page: 'medical_history', baseRevision: revision, content }
        revision = (await save.handle(page)).revision
      }
      await saving()
      assert.isBelow(await longestStretch(saving), 1 / 8)
    })
  })

  test('while what a request says is looked through', async ({ assert }) => {
    const values = Array.from({ length: 300_000 }, (_, at) => ({ name: `value ${at}` }))
    assert.isBelow(await longestStretch(() => refuseImpossible(values)), 1 / 3)
  })

  test('while messages are read: the threads that read them come after the main thread', async ({
    assert,
  }) => {
    const messages = await app.container.make(Messages)
    await messages.read(makeMessage(reportContent()))
    assert.isAbove(Math.max(...nicenessOfThreads('self')), niceness('/proc/self/stat'))
  }).skip(process.platform !== 'linux', 'only Linux has threads with a priority of their own')
})
