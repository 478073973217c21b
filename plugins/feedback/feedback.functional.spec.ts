import { gzipSync } from 'node:zlib'

import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { makeZip } from '#tests/files/make_zip'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

const permissions = ['CASE_DATA', 'CASE_IMPORT_READ', 'PROCESS_ENTRY']
const reason = 'Not a product of ours.'

const arrive = async (client: ApiClient, ...more: string[]) =>
  signIn(client, await makeUser({ permissions: [...permissions, ...more] }))

/** A report that the regulator feeds back under a code of its own. */
function fedBack(code: string, given: CaseContent = {}): CaseContent {
  const source = {
    id: '50000000-0000-4000-8000-000000000001',
    C_1_9_1_r_1: '反馈码',
    C_1_9_1_r_2: code,
  }
  const own = { C_1_1: `CN-${code}`, C_1_8_2: '1', C_1_9_1: true, C_1_9_1_r: [source] }
  return reportContent({ ...own, C_3_1: '2', ...given })
}

type Files = Readonly<Record<string, Buffer>>

async function upload(browser: SignedInClient, files: Files) {
  const request = browser.post('/api/feedback')
  for (const [filename, bytes] of Object.entries(files))
    void request.file('files', bytes, { filename })
  return (await request).body()
}

const one = (content: CaseContent, name = 'feedback.xml') => ({ [name]: makeMessage(content) })

const listed = async (browser: SignedInClient, query = '') =>
  (await browser.get(`/api/feedback${query}`)).body().data.rows

const codesOf = (rows: readonly { code: string }[]) => rows.map(({ code }) => code)

/** Uploads one message and gives its id. */
async function bring(browser: SignedInClient, content: CaseContent, name?: string) {
  await upload(browser, one(content, name))
  return (await listed(browser))[0].id as string
}

const generate = async (browser: SignedInClient, id: string, body: object) =>
  (await browser.post(`/api/feedback/${id}/case`).json(body)).body()

const setAside = async (browser: SignedInClient, id: string) =>
  (await browser.post(`/api/feedback/${id}/invalid`).json({ reason })).body()

const takeBack = async (browser: SignedInClient, id: string) =>
  (await browser.delete(`/api/feedback/${id}/invalid`)).body()

const shown = async (browser: SignedInClient, id: string) =>
  (await browser.get(`/api/feedback/${id}`)).body().data

/** Imports a report as E2B and gives the id of its case. */
async function importReport(browser: SignedInClient, content: CaseContent): Promise<string> {
  const sent = await browser
    .post('/api/e2b/imports')
    .file('files', makeMessage(content), { filename: 'known.xml' })
  await workOffJobs()
  const { files } = (await browser.get(`/api/e2b/imports/${sent.body().data.importId}`)).body().data
  return files[0].caseId
}

const contentOf = async (caseId: string) => {
  const [row] = (await db
    .connection('owner')
    .from('case_revisions')
    .where({ case_id: caseId })
    .orderBy('revision', 'desc')
    .limit(1)) as { content: CaseContent; version: number }[]
  return row!
}

test.group('An upload of regulator feedback data', () => {
  test('makes a row of each message, alone or out of a ZIP, with its code and what it is about', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const zip = await makeZip({
      'second.xml': makeMessage(fedBack('FK-2', { C_1_5: '2026-03-01' })),
      'two.xml': makeMessage(fedBack('FK-3'), fedBack('FK-4')),
    })
    const files = { ...one(fedBack('FK-1'), 'first.xml'), 'more.zip': zip }
    assert.deepEqual((await upload(browser, files)).data, { received: 4, known: 0 })
    const rows = await listed(browser, '?sort=code&order=asc')
    const told = rows.map((row: Record<string, unknown>) => [
      ...[row.code, row.status, row.product, row.event, row.receivedOn],
      ...[row.fileName, row.entry, row.report, row.uploaderName === browser.user.name],
    ])
    const said = ['new', 'Demo tablet B', 'Demo rash'] as const
    assert.deepEqual(told, [
      ['FK-1', ...said, '2026-01-12', 'first.xml', null, 1, true],
      ['FK-2', ...said, '2026-03-01', 'more.zip', 'second.xml', 1, true],
      ['FK-3', ...said, '2026-01-12', 'more.zip', 'two.xml', 1, true],
      ['FK-4', ...said, '2026-01-12', 'more.zip', 'two.xml', 2, true],
    ])
  })

  test('changes nothing when it comes a second time, whatever the file is called and whatever became of it', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const [first, second] = [fedBack('FK-1'), fedBack('FK-2')]
    await upload(browser, { ...one(first), ...one(second, 'second.xml') })
    const ids = (await listed(browser)).map(({ id }: { id: string }) => id)
    await setAside(browser, ids[0])
    const before = await listed(browser)
    const again = { ...one(first, 'again.xml'), ...one(second, 'once-more.xml') }
    assert.deepEqual((await upload(browser, again)).data, { received: 0, known: 2 })
    assert.deepEqual(await listed(browser), before)
    const both = { ...one(fedBack('FK-3')), ...one(fedBack('FK-3'), 'copy.xml') }
    assert.deepEqual((await upload(browser, both)).data, { received: 1, known: 1 })
  })

  test('is refused as a whole with 5416 where a code is missing, or two messages differ under one', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const refused = async (files: Files) => {
      const { code, data } = await upload(browser, files)
      assert.equal(code, 5416)
      return [data.detail.en, data.detail.zh] as [string, string]
    }
    const good = one(fedBack('FK-9'), 'good.xml')
    const masked = fedBack('', {
      C_1_9_1_r: [
        {
          id: '50000000-0000-4000-8000-000000000002',
          C_1_9_1_r_1: '反馈码',
          C_1_9_1_r_2: { nullFlavor: 'NI' },
        },
      ],
    })
    const missing = await refused({ ...good, ...one(masked, 'bad.xml') })
    assert.include(missing[0], '“bad.xml” names no feedback code.')
    assert.include(missing[1], '“bad.xml”没有反馈码。')
    const changed = one(fedBack('FK-9', { H_1: 'Another narrative.' }), 'other.xml')
    const twice = await refused({ ...good, ...changed })
    assert.include(twice[0], 'have the same feedback code, FK-9, and say different things')
    assert.deepEqual(await listed(browser), [], 'nothing of it is there')

    await upload(browser, good)
    const [known, zh] = await refused(changed)
    assert.include(known, 'under which another message was uploaded before in “good.xml”')
    assert.include(zh, 'FK-9')
    const [{ id }] = await listed(browser)
    await generate(browser, id, { decision: 'new' })
    assert.include((await refused(changed))[0], 'under which a case was generated')
  })

  test('is refused as a whole with 6013 where a file is no message, or cannot be opened', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const zip = await makeZip({ 'inner.xml': '<unclosed>' })
    const empty = await makeZip({})
    const files = {
      'broken.xml': Buffer.from('<unclosed>'),
      'other.xml': Buffer.from('<own/>'),
      'empty.xml': Buffer.alloc(0),
      'inner.zip': zip,
      'nothing.zip': empty,
      'torn.zip': zip.subarray(0, 60),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const { code, data } = await upload(browser, {
        ...one(fedBack('FK-1'), 'good.xml'),
        [name]: bytes,
      })
      assert.equal(code, 6013, name)
      assert.include(data.detail.en, `“${name}`)
      assert.include(data.detail.en, 'Nothing was uploaded.')
      assert.include(data.detail.zh, '未上传任何内容。')
    }
    assert.deepEqual(await listed(browser), [])
  })

  test('is refused as a whole with 2701 where a file is of another type, by its name or by what it holds', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const message = makeMessage(fedBack('FK-1'))
    const named = await upload(browser, { 'letter.pdf': message })
    assert.equal(named.code, 2701)
    assert.include(named.data.detail.en, 'choose XML or ZIP files')
    assert.include(named.data.detail.zh, 'letter.pdf')
    for (const bytes of [Buffer.from('%PDF-1.7'), gzipSync(message)]) {
      const held = await upload(browser, { 'good.xml': message, 'letter.xml': bytes })
      assert.equal(held.code, 2701)
      assert.include(held.data.detail.en, '“letter.xml”')
    }
    assert.deepEqual(await listed(browser), [])
  })
})

test.group('The list of feedback data', () => {
  test('is filtered by status and words, sorted and paged', async ({ client, assert }) => {
    const browser = await arrive(client)
    const drug = (name: string) => [
      { id: '30000000-0000-4000-8000-000000000001', G_k_1: '1', G_k_2_2: name },
    ]
    await upload(browser, {
      ...one(fedBack('FK-1', { G_k: drug('Zeta'), C_1_5: '2026-04-01' }), 'a.xml'),
      ...one(fedBack('FK-2', { G_k: drug('Alpha'), C_1_5: '2026-02' }), 'b.xml'),
      ...one(fedBack('FK-3', { G_k: drug('Mu') }), 'c.xml'),
    })
    const order = async (query: string) => codesOf(await listed(browser, query))
    assert.deepEqual(await order('?sort=product&order=asc'), ['FK-2', 'FK-3', 'FK-1'])
    assert.deepEqual(await order('?sort=receivedOn&order=desc'), ['FK-1', 'FK-2', 'FK-3'])
    assert.deepEqual(await order('?text=alph'), ['FK-2'])
    assert.deepEqual(await order('?text=c.XML'), ['FK-3'])
    assert.deepEqual(await order('?text=%25'), [], 'a sign of SQL is a sign')
    const [{ id }] = await listed(browser, '?text=FK-1')
    await setAside(browser, id)
    assert.deepEqual(await order('?status=invalid'), ['FK-1'])
    assert.deepEqual(await order('?status=new&sort=code&order=asc'), ['FK-2', 'FK-3'])
    const page = (await browser.get('/api/feedback?page=2&pageSize=20')).body().data
    assert.deepEqual(page, { rows: [], total: 3 })
    assert.equal((await browser.get('/api/feedback?sort=entry')).body().code, 2017)
  })

  test('is that of the own project and environment, and of who may import', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const id = await bring(browser, fedBack('FK-1'))
    const stranger = await arrive(client)
    const formal = await signIn(client, browser.user, 1)
    for (const other of [stranger, formal]) {
      assert.deepEqual(await listed(other), [])
      assert.equal((await other.get(`/api/feedback/${id}`)).body().code, 1005)
      assert.equal((await generate(other, id, { decision: 'new' })).code, 1005)
      assert.equal((await setAside(other, id)).code, 1005)
      assert.equal((await takeBack(other, id)).code, 1005)
      assert.isTrue(
        (await upload(other, one(fedBack('FK-1')))).status,
        'codes are those of a scope'
      )
    }
    const { project } = browser.user
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'], project }))
    assert.equal((await reader.get('/api/feedback')).body().code, 1003)
    assert.equal((await upload(reader, one(fedBack('FK-2')))).code, 1003)
    assert.equal((await generate(reader, id, { decision: 'new' })).code, 1003)
  })
})

test.group('A message of feedback data', () => {
  test('is read by pages of the editor, and becomes a case whose source is the regulator (C.1.CN.1 = 1)', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const id = await bring(browser, fedBack('FK-1', { C_1_CN_1: '3' }))
    const { judged, pages } = await shown(browser, id)
    assert.deepEqual(judged, { verdict: 'new', matches: [] })
    const text = JSON.stringify(pages)
    for (const part of ['Demo tablet B', 'Demo rash', 'FK-1', 'C.1.9.1.r.2']) {
      assert.include(text, part)
    }
    const { data } = await generate(browser, id, { decision: 'new', verdict: 'new' })
    const { content } = await contentOf(data.caseId)
    assert.containsSubset(content, { C_1_CN_1: '1', C_1_1: 'CN-FK-1', H_1: 'A narrative.' })
    const [row] = await listed(browser)
    const { status, decision, caseId, caseNo, deciderName } = row
    assert.deepEqual(
      [status, decision, caseId, deciderName],
      ['generated', 'new', data.caseId, browser.user.name]
    )
    assert.deepEqual(codesOf(await listed(browser, `?text=${caseNo}`)), ['FK-1'])
    assert.isNull((await shown(browser, id)).judged)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('is generated once (1006), also by two at the same moment, and is then not marked as invalid', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const { project } = browser.user
    const second = await signIn(client, await makeUser({ permissions, project }))
    const id = await bring(browser, fedBack('FK-1'))
    const answers = await Promise.all(
      [browser, second].map((who) => generate(who, id, { decision: 'new' }))
    )
    assert.sameMembers(
      answers.map(({ status, code }) => (status ? 'done' : code)),
      ['done', 1006]
    )
    const { code, data } = await generate(second, id, { decision: 'new' })
    assert.equal(code, 1006)
    assert.include(data.detail.en, 'A case has already been generated')
    assert.equal((await setAside(browser, id)).code, 1006)
    assert.equal((await takeBack(browser, id)).code, 1006)
    const cases = await db
      .connection('owner')
      .from('cases')
      .where({ project_id: project.projectId })
    assert.lengthOf(cases, 1)
  })

  test('follows up the case whose number it carries, which keeps its own source of report', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const hospital = { C_1_1: 'CN-FK-1', C_1_CN_1: '3' }
    const known = await importReport(browser, reportContent(hospital))
    const later = fedBack('FK-2', { C_1_1: 'CN-FK-1', C_1_5: '2026-02-02', H_1: 'More is known.' })
    const id = await bring(browser, later, 'later.xml')
    const { judged } = await shown(browser, id)
    const [match] = judged.matches
    assert.equal(judged.verdict, 'follow-up')
    assert.deepInclude(match, { caseId: known, waitsFor: null })
    assert.deepInclude(match.reasons, { element: 'C.1.1', value: 'CN-FK-1' })
    const stale = await generate(browser, id, { decision: 'new', verdict: 'new' })
    assert.equal(stale.code, 1006, 'whoever decides has seen what it is by now')
    const done = await generate(browser, id, { decision: 'follow-up', verdict: 'follow-up' })
    assert.equal(done.data.caseId, known)
    const { content, version } = await contentOf(known)
    assert.equal(version, 2)
    assert.containsSubset(content, { C_1_CN_1: '3', H_1: 'More is known.' })
    const [{ status, decision, caseId }] = await listed(browser)
    assert.deepEqual([status, decision, caseId], ['generated', 'follow-up', known])
    const third = { ...later, C_1_9_1_r: fedBack('FK-3').C_1_9_1_r!, H_1: 'Still more.' }
    const held = await bring(browser, third, 'third.xml')
    assert.equal((await shown(browser, held)).judged.matches[0].waitsFor, 'still_open')
    const refused = await generate(browser, held, { decision: 'follow-up' })
    assert.equal(refused.code, 1006)
    assert.equal((await listed(browser, '?status=new'))[0].id, held, 'it waits as before')
  })

  test('follows up a case of the project alone: none is refused (2017), an unknown one too (2604)', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const id = await bring(browser, fedBack('FK-1'))
    const none = await generate(browser, id, { decision: 'follow-up' })
    assert.equal(none.code, 2017)
    assert.include(none.data.detail.en, 'No known case shares an identifier')
    const stranger = await arrive(client)
    const theirs = await bring(stranger, fedBack('FK-1'))
    const { caseId } = (await generate(stranger, theirs, { decision: 'new' })).data
    const foreign = await generate(browser, id, { decision: 'follow-up', caseId })
    assert.equal(foreign.code, 2604)
    assert.equal((await listed(browser))[0].status, 'new')
  })

  test('is marked as invalid for a reason, which is taken back as long as its code is free (5416)', async ({
    client,
    assert,
  }) => {
    const browser = await arrive(client)
    const id = await bring(browser, fedBack('FK-1'))
    const said = await browser.post(`/api/feedback/${id}/invalid`).json({ reason: ' ' })
    assert.equal(said.body().code, 2017)
    assert.equal((await takeBack(browser, id)).code, 1006)
    assert.isTrue((await setAside(browser, id)).status)
    assert.deepInclude((await listed(browser))[0], { status: 'invalid', reason })
    assert.equal((await generate(browser, id, { decision: 'new' })).code, 1006)
    assert.equal((await setAside(browser, id)).code, 1006)
    assert.isTrue((await takeBack(browser, id)).status)
    assert.deepInclude((await listed(browser))[0], { status: 'new', reason: null })

    await setAside(browser, id)
    const better = fedBack('FK-1', { H_1: 'The right narrative.' })
    assert.isTrue((await upload(browser, one(better, 'better.xml'))).status)
    const { code, data } = await takeBack(browser, id)
    assert.equal(code, 5416)
    assert.include(data.detail.en, '“better.xml”')
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })
})

test.group('Feedback data, for whoever does not see all of the cases', (group) => {
  group.setup(async () => joinPlugin(withLayer))

  test('is told without what they do not see, and not found or sorted by it', async ({
    client,
    assert,
  }) => {
    const all = await arrive(client, 'SEE_ALL')
    const id = await bring(all, fedBack('FK-1'))
    assert.equal((await listed(all))[0].product, 'Demo tablet B')
    const { project } = all.user
    const part = await signIn(client, await makeUser({ permissions, project }))
    assert.deepInclude((await listed(part))[0], { code: 'FK-1', product: null, event: null })
    assert.deepEqual(await listed(part, '?text=tablet'), [])
    assert.equal((await part.get('/api/feedback?sort=product')).body().code, 2017)
    const text = JSON.stringify(await shown(part, id))
    for (const hidden of ['Demo tablet B', 'Demo rash', 'A narrative.']) {
      assert.notInclude(text, hidden)
    }
  })
})
