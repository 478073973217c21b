import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'
import { readZip } from '#kernel/files/read_zip'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import { CaseRecords } from '#plugins/cases/contract'
import { Messages } from '#plugins/e2b/contract'

const owner = () => db.connection('owner')

const of = (...subjects: readonly string[]) => subjects.map((D_1) => reportContent({ D_1 }))

/** Somebody who may export, and cases that say this. */
async function arrive(
  client: ApiClient,
  cases: readonly CaseContent[],
  permissions = ['CASE_DATA', 'CASE_EXPORT']
) {
  const user = await makeUser({ permissions })
  const records = await app.container.make(CaseRecords)
  const made = await asActor(user.project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        cases.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  return { user, browser: await signIn(client, user), ids: made.map(({ id }) => id) }
}

async function start(browser: SignedInClient, body: object): Promise<string> {
  // They have errors, which want a reason.
  const { data } = (
    await browser.post('/api/e2b/exports').json({ reason: 'asked', ...body })
  ).body()
  return data.exportId
}

const archiveOf = (browser: SignedInClient, id: string) =>
  browser.get(`/e2b/exports/${id}/archive.zip`)

/** Files of an archive by name. */
async function filesOf(browser: SignedInClient, id: string): Promise<Map<string, string>> {
  const asking = archiveOf(browser, id)
  asking.request.responseType('blob')
  const answer = await asking
  const files = new Map<string, string>()
  for await (const { name, read } of readZip(answer.body() as Buffer)) {
    files.set(name, Buffer.from(await read()).toString('utf8'))
  }
  return files
}

test.group('An export of many cases', () => {
  test('gives a message for each case in one archive, named by number, version and revision', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, of('AB', 'CD', 'EF'))
    const id = await start(browser, { caseIds: [ids[2], ids[0]] })
    assert.equal((await archiveOf(browser, id)).body().code, 1006, 'it is not done yet')
    await workOffJobs()
    const [one] = (await browser.get('/api/e2b/exports')).body().data
    assert.containsSubset(one, { id, state: 'done', total: 2, settled: 2, done: 2 })
    assert.closeTo(Date.parse(one.expiresAt) - Date.parse(one.endedAt), 30 * 86_400_000, 7_200_000)
    const files = await filesOf(browser, id)
    const { code } = user.project
    assert.deepEqual(
      [...files.keys()],
      [`${code}-000003_v1_r1.xml`, `${code}-000001_v1_r1.xml`, 'export.csv']
    )
    assert.include(files.get(`${code}-000003_v1_r1.xml`), 'EF')
    assert.match(
      files.get('export.csv')!,
      new RegExp(`${code}-000001,1,1,${code}-000001_v1_r1.xml,`)
    )
  })

  test('keeps what left as frozen copies, and says in the trail who exported and downloaded', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, of('AB', 'CD'))
    const id = await start(browser, { found: {} })
    await workOffJobs()
    await filesOf(browser, id)
    const copies = await owner().from('case_frozen_copies').whereIn('case_id', ids)
    assert.lengthOf(copies, 2)
    const lines = await owner()
      .from('audit_lines')
      .where({ project_id: user.project.projectId })
      .whereIn('act', ['case.exported', 'e2b_export.started', 'e2b_export.downloaded'])
      .select('act', 'actor_name')
    assert.sameDeepMembers(
      lines,
      ['e2b_export.started', 'case.exported', 'case.exported', 'e2b_export.downloaded'].map(
        (act) => ({ act, actor_name: user.name })
      )
    )
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('tells of each case that could not be exported why, and goes on with the others', async ({
    client,
    assert,
  }) => {
    const lost = { C_4_r: [{ id: 'a', C_4_r_2: { file: 'f'.repeat(64), name: 'lost.pdf' } }] }
    const { browser, ids } = await arrive(client, [reportContent(lost), reportContent()])
    const id = await start(browser, { caseIds: ids })
    await workOffJobs()
    const [one] = (await browser.get('/api/e2b/exports')).body().data
    assert.containsSubset(one, { state: 'done', settled: 2, done: 1 })
    const { rows } = (await browser.get(`/api/e2b/exports/${id}/problems`)).body().data
    assert.lengthOf(rows, 1)
    assert.containsSubset(rows[0], { caseId: ids[0], code: 1005 })
    const files = await filesOf(browser, id)
    assert.lengthOf([...files], 2)
    assert.match(files.get('export.csv')!, /,未导出,/)
  })

  test('gives several cases in one message where that is asked, read back as they are, and lists those left out', async ({
    client,
    assert,
  }) => {
    const contents = ['AB', 'CD', 'EF'].map((D_1) =>
      reportContent({ D_1, C_1_1: `XX-${D_1}`, C_1_8_1: `XX-${D_1}` })
    )
    const lost = { C_4_r: [{ id: 'a', C_4_r_2: { file: 'f'.repeat(64), name: 'lost.pdf' } }] }
    const { user, browser, ids } = await arrive(client, [...contents, reportContent(lost)])
    const id = await start(browser, { caseIds: ids, header: 'project', perMessage: 2 })
    await workOffJobs()
    const files = await filesOf(browser, id)
    assert.deepEqual([...files.keys()], ['message_001.xml', 'message_002.xml', 'export.csv'])
    const messages = await app.container.make(Messages)
    const read = await messages.read(Buffer.from(files.get('message_001.xml')!))
    if (!read.ok) return assert.fail(read.refusal.message.en)
    assert.deepEqual(read.schemaErrors, [])
    assert.deepEqual(
      read.reports.map(({ content }) => content.D_1),
      ['AB', 'CD']
    )
    assert.equal(valueOf(read.reports[0]!.envelope.N_1_2), `${id}-1`)
    const lines = files.get('export.csv')!.trim().split('\r\n')
    const { code } = user.project
    assert.match(lines[2]!, new RegExp(`^${code}-000002,1,1,message_001.xml,[0-9a-f]{64},已导出,`))
    assert.match(lines[4]!, new RegExp(`^${code}-000004,,,,,未导出,.+`))
    assert.equal(
      await filesOf(browser, id).then((again) => again.get('message_001.xml')),
      files.get('message_001.xml')
    )
    const refused = await browser.post('/api/e2b/exports').json({ caseIds: ids, perMessage: 101 })
    assert.equal(refused.body().code, 2017)
  })

  test('leaves documents out where that is asked, and keeps what the case says of them', async ({
    client,
    assert,
  }) => {
    const lost = {
      C_1_6_1: true,
      C_1_6_1_r: [
        { id: 'a', C_1_6_1_r_1: 'Letter', C_1_6_1_r_2: { file: 'f'.repeat(64), name: 'lost.pdf' } },
      ],
    }
    const { browser, ids } = await arrive(client, [reportContent(lost)])
    const id = await start(browser, { caseIds: ids, documents: false })
    await workOffJobs()
    const [text] = [...(await filesOf(browser, id)).values()]
    assert.include(text, 'Letter')
    assert.notInclude(text, 'lost.pdf')
  })

  test('lets a case with errors leave for a reason only, which the trail keeps', async ({
    client,
    assert,
  }) => {
    const { browser, ids } = await arrive(client, [reportContent({ D_3: 'heavy' })])
    const without = await start(browser, { caseIds: ids, reason: undefined })
    const blank = await start(browser, { caseIds: ids, reason: ' \u3000\u200B ' })
    const id = await start(browser, { caseIds: ids, reason: 'The authority has asked for it.' })
    await workOffJobs()
    assert.equal((await archiveOf(browser, blank)).body().code, 1006, 'spaces are no reason')
    const { rows } = (await browser.get(`/api/e2b/exports/${without}/problems`)).body().data
    assert.equal(rows[0].code, 2017)
    assert.match(rows[0].sentence.en, /^The case has \d+ errors\. Enter a reason/)
    assert.lengthOf([...(await filesOf(browser, id))], 2)
    const lines = owner()
      .from('audit_lines')
      .where({ chain: `case:${ids[0]}` })
    assert.deepEqual(
      (await lines.where({ act: 'case.exported' })).map(({ reason }) => reason),
      ['The authority has asked for it.']
    )
  })

  test('ends what is not begun when it is cancelled; what was exported is given out', async ({
    client,
    assert,
  }) => {
    const { browser, ids } = await arrive(client, of('AB'))
    const id = await start(browser, { caseIds: ids })
    assert.isTrue((await browser.post(`/api/batches/${id}/cancel`)).body().status)
    await workOffJobs()
    assert.equal((await archiveOf(browser, id)).body().code, 1006, 'nothing was exported')
    assert.equal((await browser.get('/api/e2b/exports')).body().data[0].state, 'cancelled')
  })

  test('is over after 30 days', async ({ client, assert }) => {
    const { browser, ids } = await arrive(client, of('AB'))
    const id = await start(browser, { caseIds: ids })
    await workOffJobs()
    await owner()
      .from('batches')
      .where({ id })
      .update({ ended_at: new Date(Date.now() - 30.1 * 86_400_000) })
    assert.deepEqual((await browser.get('/api/e2b/exports')).body().data, [])
    assert.equal((await archiveOf(browser, id)).body().code, 1005)
  })

  test('is downloaded by a link of the product alone, and no other batch is one', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, of('AB'))
    const id = await start(browser, { caseIds: ids })
    await workOffJobs()
    const follow = (site: string) => archiveOf(browser, id).header('sec-fetch-site', site)
    assert.equal((await follow('cross-site')).status(), 403)
    assert.equal((await follow('same-origin')).status(), 200)
    const downloads = owner().from('audit_lines').where({ act: 'e2b_export.downloaded' })
    assert.lengthOf(await downloads.where({ project_id: user.project.projectId }), 1)
    await owner().from('batches').where({ id }).update({ kind: 'e2b.import' })
    assert.equal((await archiveOf(browser, id)).body().code, 1005)
    const problems = await browser.get(`/api/e2b/exports/${id}/problems`)
    assert.equal(problems.body().code, 1005)
  })

  test('is for those who may export, in their project, and takes what the list finds and no more', async ({
    client,
    assert,
  }) => {
    const { user, browser, ids } = await arrive(client, of('AB'))
    const id = await start(browser, { caseIds: ids })
    await workOffJobs()
    const stranger = (await arrive(client, [])).browser
    assert.equal((await archiveOf(stranger, id)).body().code, 1005)
    assert.equal((await stranger.post('/api/e2b/exports').json({ caseIds: ids })).body().code, 2604)
    const reader = await signIn(
      client,
      await makeUser({ project: user.project, permissions: ['CASE_DATA'] })
    )
    assert.equal((await archiveOf(reader, id)).body().code, 1003)
    const refused = async (body: object) =>
      (await browser.post('/api/e2b/exports').json(body)).body().code
    assert.equal(await refused({}), 6016)
    assert.equal(await refused({ caseIds: [] }), 6016)
    assert.equal(await refused({ found: { contry: 'CN' } }), 2017)
    assert.equal(await refused({ found: { text: 'nowhere' } }), 6016)
  })
})

test.group('An export of many cases by whoever does not see all of them', (group) => {
  group.setup(async () => joinPlugin(withLayer))

  test('refuses those of which the person does not see all, with the rights of that moment', async ({
    client,
    assert,
  }) => {
    const some = await arrive(client, of('AB'))
    const id = await start(some.browser, { caseIds: some.ids })
    await workOffJobs()
    const { rows } = (await some.browser.get(`/api/e2b/exports/${id}/problems`)).body().data
    assert.equal(rows[0].code, 1003)
    assert.equal((await archiveOf(some.browser, id)).body().code, 1006)
  })

  test('says nothing to them of why a message was refused: that may quote what they do not see', async ({
    client,
    assert,
  }) => {
    const wrong = [reportContent({ D_3: 'heavy' }), reportContent({ D_3: '60' })]
    const all = await arrive(client, wrong, ['CASE_DATA', 'CASE_EXPORT', 'SEE_ALL'])
    const id = await start(all.browser, { caseIds: all.ids, reason: undefined })
    await workOffJobs()
    const { project } = all.user
    const part = await signIn(client, await makeUser({ project, permissions: ['CASE_EXPORT'] }))
    const sentences = async (browser: SignedInClient) => {
      const { rows } = (await browser.get(`/api/e2b/exports/${id}/problems`)).body().data
      return (rows as { sentence: { en: string } }[]).map(({ sentence }) => sentence.en)
    }
    for (const each of await sentences(all.browser)) assert.match(each, /^The case has \d+ errors/)
    for (const each of await sentences(part))
      assert.match(each, /^You cannot view all of this case/)
    const { data } = (await part.get(`/api/batches/${id}/items`)).body()
    assert.lengthOf(data.rows, 2)
    for (const { sentence } of data.rows) assert.isNull(sentence, 'nor by the call for any batch')
  })

  test('leaves out of the archive what somebody does not see any more when they download it', async ({
    client,
    assert,
  }) => {
    const all = await arrive(client, of('AB'), ['CASE_DATA', 'CASE_EXPORT', 'SEE_ALL'])
    const id = await start(all.browser, { caseIds: all.ids })
    await workOffJobs()
    assert.lengthOf([...(await filesOf(all.browser, id))], 2)
    await owner()
      .from('roles')
      .whereIn('id', owner().from('memberships').where({ user_id: all.user.id }).select('role_id'))
      .update({ permissions: ['CASE_DATA', 'CASE_EXPORT'] })
    const files = await filesOf(all.browser, id)
    assert.deepEqual([...files.keys()], ['export.csv'])
    assert.match(files.get('export.csv')!, /,未导出,/)
  })
})
