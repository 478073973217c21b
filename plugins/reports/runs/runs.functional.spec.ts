import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'

import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withReport from '#tests/fixtures/plugins/with_report/plugin'
import { generateCase } from '#tests/invented/cases/generate_case'

import { CaseRecords } from '#plugins/cases/contract'
import Rerun from '#plugins/reports/runs/rerun'

const records = () => app.container.make(CaseRecords)
const contents = Array.from({ length: 8 }, (_, number) => generateCase({ seed: 'runs', number }))

test.group('Kept runs of reports', () => {
  test('say the same numbers later, open the cases of then, and are recounted from their revisions', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
    const scope = user.project.scope()
    const [first] = await asActor(scope, async () => {
      const stored = await records()
      return new Changes().recordMany((open) =>
        stored.create(
          open,
          contents.map((content: CaseContent) => ({
            act: 'case.created',
            content: { ...content, D_5: '1' },
          }))
        )
      )
    })
    const browser = await signIn(client, user)
    const kept: string[] = []
    const reports = [
      'gender',
      'distribution',
      'drug_combination',
      'report_ponderance',
      'time_trend',
    ]
    for (const report of reports) {
      const answer = await browser
        .post('/api/reports/runs')
        .json({ report, name: `Run of ${report}`, parameters: {} })
      kept.push(answer.body().data.id)
    }
    const subject = { type: 'case', id: first!.id }
    await asActor(scope, async () => {
      const stored = await records()
      await new Changes().record({ name: 'case.page_saved', subject }, async (change) => {
        const before = await stored.lock(change, first!.id)
        await stored.revise(change, before, { content: { ...before.content, D_5: '2' } })
      })
    })
    const [gender] = kept
    const shown = (await browser.get(`/api/reports/runs/${gender}`)).body().data
    const total = (
      of: { parts: { rows: { values: string[]; total: number[] }[] }[] },
      sex: string
    ) => of.parts[0]!.rows.find(({ values: [value] }) => value === sex)!.total[0]
    assert.deepEqual([total(shown.kept, '1'), total(shown.now, '1'), shown.changed], [8, 7, 1])

    const listed = async (cell: object) => {
      const reportCell = JSON.stringify({ part: 'main', row: ['1'], ...cell })
      return (await browser.get('/api/cases').qs({ reportCell })).body().data.total
    }
    assert.equal(await listed({ run: gender }), 8)
    assert.equal(await listed({ report: 'gender' }), 7)

    const rerun = await app.container.make(Rerun)
    await asActor(scope, async () => {
      for (const id of kept) {
        const { isEqual, cases, run } = await rerun.handle(id)
        assert.deepEqual([run.result.report, isEqual, cases], [run.result.report, true, 8])
      }
    })
    const names = (await browser.get('/api/reports/runs')).body().data
    assert.sameMembers(
      names.map(({ report }: { report: string }) => report),
      reports
    )
  })

  test('are found in their own project alone', async ({ client, assert }) => {
    const permissions = ['CASE_DATA', 'CASE_REPORT_CONF']
    const [mine, theirs] = [await makeUser({ permissions }), await makeUser({ permissions })]
    const [own, other] = [await signIn(client, mine), await signIn(client, theirs)]
    const asked = { report: 'gender', name: 'Mine', parameters: {} }
    const { id } = (await own.post('/api/reports/runs').json(asked)).body().data
    assert.equal((await other.get(`/api/reports/runs/${id}`)).body().code, '1005')
    assert.deepEqual((await other.get('/api/reports/runs')).body().data, [])
    const without = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await without.get('/api/reports')).body().code, '1003')
  })

  test('leave as XLSX, CSV and PDF, numbers as numbers and formulas as text', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
    await asActor(user.project.scope(), async () => {
      const stored = await records()
      const content = { G_k: [{ id: 'g', G_k_1: '1', G_k_2_2: '=1+1' }] }
      await new Changes().recordMany((open) =>
        stored.create(open, [{ act: 'case.created', content }])
      )
    })
    const browser = await signIn(client, user)
    const fileOf = async (kind: string) => {
      const asked = { kind, report: 'drug_combination', parameters: {} }
      const asking = browser.post('/api/reports/file').json(asked)
      asking.request.responseType('blob')
      return (await asking).body() as Buffer
    }
    const { sheets } = await readXlsx(await fileOf('xlsx'))
    const row = sheets[0]!.rows.find(([name]) => name === '=1+1')!
    assert.isTrue(row.includes(1))
    assert.include(String(await fileOf('csv')), '=1+1')
    assert.equal((await fileOf('pdf')).subarray(0, 5).toString(), '%PDF-')
  })

  test('may be of a report that a plugin adds with a fact of its own', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(withReport))
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_REPORT_CONF'] })
    await asActor(user.project.scope(), async () => {
      const stored = await records()
      await new Changes().recordMany((open) =>
        stored.create(open, [
          { act: 'case.created', content: { C_1_3: '1', E_i: [{ id: 'e' }, { id: 'f' }] } },
        ])
      )
    })
    const browser = await signIn(client, user)
    const { data } = (await browser.get('/api/reports/result').qs({ report: 'many_events' })).body()
    assert.containsSubset(data.parts[0].rows, [{ values: ['several'], total: [1, 0] }])
  })
})
