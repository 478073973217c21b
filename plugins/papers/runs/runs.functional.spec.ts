import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { WorkBatch } from '#kernel/batches/work_batch'
import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'
import { readZip } from '#kernel/files/read_zip'
import TidyUp from '#kernel/housekeeping/tidy_up'
import { actorOfJob, scheduledJob } from '#kernel/jobs/job_payload'
import { actAs } from '#kernel/tenancy/actor'
import { asActor, asUser } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { CaseRecords } from '#plugins/cases/contract'
import { textOfDocx, textOfPdf } from '#plugins/papers/tests/read_back'

const permissions = ['CASE_DATA', 'CASE_PAPER', 'CASE_AUDIT']
const runs = '/api/papers/runs'
const cioms = { form: 'cioms', language: 'en', kind: 'pdf' }

const owner = () => db.connection('owner')

/** Somebody who prints, and cases whose patients have these initials. */
async function arrive(client: ApiClient, initials: readonly string[]) {
  const user = await makeUser({ permissions })
  const records = await app.container.make(CaseRecords)
  const made = await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        initials.map((D_1) => ({ act: 'case.created', content: { D_1 } }))
      )
    )
  )
  const browser = await signIn(client, user)
  const ids = made.map(({ id }) => id)
  const start = async (wish: object) => {
    const answer = (await browser.post(runs).json({ ...cioms, caseIds: ids, ...wish })).body()
    return answer.data.runId as string
  }
  const run = async () => (await browser.get(runs)).body().data[0]
  return { user, browser, ids, start, run }
}

/** Somebody deletes a case. */
const deleteCase = ({ project }: Awaited<ReturnType<typeof makeUser>>, id: string) =>
  asActor(project.scope(), async () => {
    const records = await app.container.make(CaseRecords)
    const act = { name: 'case.deleted', subject: { type: 'case', id }, reason: 'Twice.' } as const
    await new Changes().record(act, async (change) =>
      records.delete(change, await records.lock(change, id))
    )
  })

const archiveOf = (browser: SignedInClient, id: string) =>
  browser.get(`/papers/runs/${id}/archive.zip`)

/** Papers of one form are much alike, and are packed well. */
const LIMITS = { ...ZIP_LIMITS, nested: 1, ratio: 10_000 }

/** Files of an archive by name. */
async function filesOf(browser: SignedInClient, id: string): Promise<Map<string, Buffer>> {
  const asking = archiveOf(browser, id)
  asking.request.responseType('blob')
  const answer = await asking
  const files = new Map<string, Buffer>()
  for await (const { name, read } of readZip(answer.body() as Buffer, LIMITS))
    files.set(name, Buffer.from(await read()))
  return files
}

/** A paper says when it was made, which two prints of one case do not share. */
const withoutMoments = (text: string) => text.replaceAll(/\d{4}-\d\d-\d\d ?\d\d:\d\d(:\d\d)?/g, '')

/** Works off some portions as the worker would that is stopped then. */
const workOn = (user: Awaited<ReturnType<typeof makeUser>>, id: string, portions: number) =>
  asUser(user, async () => {
    let left = portions
    const turn = { isOver: () => --left <= 0 }
    return (await app.container.make(WorkBatch)).handle(id, turn)
  })

test.group('Papers of many cases', () => {
  test('are in one archive, each by number, version, save, form and language, and as it is printed alone', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids, start, run } = await arrive(client, ['AB', 'CD', 'EF'])
    const id = await start({ caseIds: [ids[2], ids[0]] })
    assert.equal((await archiveOf(browser, id)).body().code, 1006, 'it is not done yet')
    await workOffJobs()
    assert.containsSubset(await run(), {
      ...{ id, state: 'done', total: 2, settled: 2, done: 2, isOver: false },
      ...{ formName: { en: 'CIOMS I' }, privacyName: { en: 'Internal' }, kind: 'pdf' },
    })
    const answer = await archiveOf(browser, id)
    assert.match(answer.header('content-disposition')!, /cioms_en_2\.zip/)
    const files = await filesOf(browser, id)
    const { code } = user.project
    const names = [`${code}-000003_v1_r1_cioms_en.pdf`, `${code}-000001_v1_r1_cioms_en.pdf`]
    assert.deepEqual([...files.keys()], names)
    for (const [at, caseId] of [ids[2], ids[0]].entries()) {
      const asking = browser.post(`/api/cases/${caseId}/papers/file`)
      asking.request.responseType('blob')
      const alone = await textOfPdf((await asking.json(cioms)).body())
      assert.include(alone, `1Patientinitials${['EF', 'AB'][at]}`)
      const one = await textOfPdf(files.get(names[at]!)!)
      assert.equal(withoutMoments(one), withoutMoments(alone))
    }
  })

  test('hide what their privacy set hides, in text and names, and are DOCX where that is asked', async ({
    client,
    assert,
  }) => {
    const { browser, start } = await arrive(client, ['QZX'])
    const id = await start({ kind: 'docx', privacy: 'partner', language: 'both' })
    await workOffJobs()
    const [[name, bytes]] = [...(await filesOf(browser, id))] as [[string, Buffer]]
    assert.match(name, /-000001_v1_r1_cioms_both_partner\.docx$/)
    const text = await textOfDocx(bytes)
    assert.include(text, 'Masked')
    assert.notInclude(text, 'QZX')
  })

  test('stand in the trail of each case, the run in one of its own', async ({ client, assert }) => {
    const { user, browser, ids, start } = await arrive(client, ['AB', 'CD'])
    const id = await start({ found: {}, caseIds: undefined })
    await workOffJobs()
    await filesOf(browser, id)
    const lines = await owner()
      .from('audit_lines')
      .where({ project_id: user.project.projectId })
      .whereIn('act', ['case.printed', 'paper_run.started', 'paper_run.downloaded'])
      .select('act', 'actor_name')
    assert.sameDeepMembers(
      lines,
      ['paper_run.started', 'case.printed', 'case.printed', 'paper_run.downloaded'].map((act) => ({
        ...{ act, actor_name: user.name },
      }))
    )
    const { rows } = (await browser.get(`/api/cases/${ids[0]}/audit`)).body().data
    const printed = rows.find(({ act }: { act: string }) => act === 'case.printed')
    assert.match(JSON.stringify(printed), /cioms.*[0-9a-f]{64}/)
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('a hundred of them are ended: what is printed stays, the rest is listed', async ({
    client,
    assert,
  }) => {
    const hundred = Array.from({ length: 100 }, (_, at) => `P${at}`)
    const { user, browser, start, run } = await arrive(client, hundred)
    const id = await start({})
    assert.isFalse(await workOn(user, id, 3))
    const { settled } = await run()
    assert.isAbove(settled, 0)
    assert.isBelow(settled, 100)
    assert.isTrue((await browser.post(`/api/batches/${id}/cancel`)).body().status)
    await workOffJobs()
    assert.containsSubset(await run(), { state: 'cancelled', total: 100, done: settled })
    const { data } = (await browser.get(`${runs}/${id}/refused`)).body()
    assert.lengthOf(data, 100 - settled)
    assert.containsSubset(data[0], { state: 'cancelled', code: null, sentence: null })
    const files = await filesOf(browser, id)
    assert.lengthOf([...files], settled + 1)
    const list = files.get('refused.csv')!.toString('utf8')
    assert.lengthOf(list.trim().split('\r\n'), 1 + 100 - settled)
    assert.match(list, /-000100,打印前已取消,,/)
    const first = await textOfPdf([...files.values()][0]!)
    assert.include(first, '1PatientinitialsP0')
  })

  test('leave out a case that is deleted meanwhile or that the form is not about, and say why', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids, start, run } = await arrive(client, ['AB', 'CD'])
    const id = await start({ form: 'cn_sae', language: 'zh' })
    const gone = await start({})
    await deleteCase(user, ids[1]!)
    await workOffJobs()
    const refusedOf = async (runId: string) =>
      (await browser.get(`${runs}/${runId}/refused`)).body().data as { code: number }[]
    assert.deepEqual(
      (await refusedOf(id)).map(({ code }) => code),
      [1005, 2602]
    )
    assert.equal((await archiveOf(browser, id)).body().code, 1006, 'there is no paper in it')
    assert.containsSubset(await run(), { id: gone, state: 'done', total: 2, done: 1 })
    const files = await filesOf(browser, gone)
    assert.lengthOf([...files], 2)
    assert.match(files.get('refused.csv')!.toString('utf8'), /-000002,未打印,2602,/)
  })

  test('are refused where none is chosen, and for what no case is printed by', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, ['AB'])
    const asked = async (wish: object, by = browser) =>
      (await by.post(runs).json({ ...cioms, caseIds: ids, ...wish })).body().code
    assert.equal(await asked({ caseIds: [] }), 6016)
    assert.equal(await asked({ form: 'none' }), 1005)
    assert.equal(await asked({ privacy: 'press' }), 1005)
    assert.equal(await asked({ form: 'medwatch', language: 'zh' }), 2017)
    await deleteCase(user, ids[0]!)
    assert.equal(await asked({}), 2602)
    const blind = await signIn(client, await makeUser({ project: user.project }))
    assert.equal(await asked({}, blind), 1003)
  })

  test('are given to whoever asked for them alone', async ({ client, assert }) => {
    const { user, browser, start } = await arrive(client, ['AB'])
    const id = await start({})
    await workOffJobs()
    const other = await signIn(client, await makeUser({ project: user.project, permissions }))
    assert.deepEqual((await other.get(runs)).body().data, [])
    assert.equal((await archiveOf(other, id)).body().code, 1005)
    assert.equal((await other.get(`${runs}/${id}/refused`)).body().code, 1005)
    assert.lengthOf([...(await filesOf(browser, id))], 1)
  })

  test('of whoever has lost the right are printed no further', async ({ client, assert }) => {
    const { user, browser, start } = await arrive(client, ['AB'])
    const id = await start({})
    await owner()
      .from('roles')
      .whereIn('id', owner().from('memberships').where({ user_id: user.id }).select('role_id'))
      .update({ permissions: ['CASE_DATA'] })
    await workOffJobs()
    assert.equal((await owner().from('batches').where({ id }).firstOrFail()).state, 'cancelled')
    assert.lengthOf(await owner().from('paper_files').where({ run_id: id }).select('name'), 0)
    assert.equal((await archiveOf(browser, id)).body().code, 1003)
  })

  test('are gone after 30 days with a sentence, and their run stays in the list', async ({
    client,
    assert,
  }) => {
    const { browser, start, run } = await arrive(client, ['AB'])
    const id = await start({})
    await workOffJobs()
    const { startedAt, expiresAt } = await run()
    assert.approximately((Date.parse(expiresAt) - Date.parse(startedAt)) / 86_400_000, 30, 0.1)
    const kept = () => owner().from('paper_files').where({ run_id: id }).select('name')
    const tidy = () =>
      actAs(actorOfJob(scheduledJob), async () => (await app.container.make(TidyUp)).handle())
    await tidy()
    assert.lengthOf(await kept(), 1)
    await owner().from('batches').where({ id }).update({ started_at: '2020-01-01' })
    await owner().from('paper_files').where({ run_id: id }).update({ expires_at: '2020-01-31' })
    const early = (await archiveOf(browser, id)).body()
    assert.equal(early.code, 1005)
    assert.match(JSON.stringify(early), /30/)
    await tidy()
    assert.lengthOf(await kept(), 0)
    assert.containsSubset(await run(), { id, isOver: true, total: 1 })
  })
})
