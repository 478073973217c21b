import { gzipSync } from 'node:zlib'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { Changes } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'
import { FileStore, sha256Of } from '#kernel/files/file_store'
import { ATTACHMENT_MAX_KB } from '#kernel/files/checks/file_kinds'
import { asActor, asUser } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { makeZip } from '#tests/files/make_zip'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY']
const row = '5d1c2b8e-0c51-4c4e-9d0b-3f6f5f6a0010'

async function makeCase(user: TestUser, content: CaseContent = {}): Promise<string> {
  const records = await app.container.make(CaseRecords)
  return asUser(user, async () => {
    const [{ id }] = await new Changes().recordMany((open) =>
      records.create(open, [{ act: 'case.created', content }])
    )
    return id
  })
}

async function givenACase(client: ApiClient) {
  const user = await makeUser({ permissions })
  return { user, browser: await signIn(client, user), caseId: await makeCase(user) }
}

/** A text that no other test sends. */
const letter = (words: string) => Buffer.from(`${words} 出院小结 ${Math.random()}\n`)

async function upload(browser: SignedInClient, caseId: string, bytes: Buffer, filename: string) {
  const path = `/api/cases/${caseId}/documents`
  return (await browser.post(path).file('document', bytes, { filename })).body()
}

async function save(browser: SignedInClient, caseId: string, leaf: unknown, baseRevision = 1) {
  const content = { C_4_r: [{ id: row, ...(leaf ? { C_4_r_2: leaf } : {}) }] }
  return (
    await browser.put(`/api/case/${caseId}/pages/literature`).json({ baseRevision, content })
  ).body()
}

test.group('A document of a case', () => {
  test('is uploaded, referred to by a saved page, and had back byte for byte under its name', async ({
    assert,
    client,
  }) => {
    const { user, browser, caseId } = await givenACase(client)
    const bytes = letter('Discharge letter')
    const { data: leaf } = await upload(browser, caseId, bytes, '出院小结 (1).txt')
    assert.deepEqual(leaf, {
      file: sha256Of(bytes),
      name: '出院小结 (1).txt',
      mediaType: 'text/plain',
      size: bytes.length,
    })
    assert.isTrue((await save(browser, caseId, leaf)).status)
    const reading = await app.container.make(CaseReading)
    const { content } = await asActor(user.project.scope(), () => reading.get(caseId))
    assert.deepEqual(content, { C_4_r: [{ id: row, C_4_r_2: leaf }] })

    const had = await browser.get(`/cases/${caseId}/documents/${leaf.file}`)
    assert.equal(had.text(), bytes.toString('utf8'))
    assert.match(had.headers()['content-disposition'], /^attachment;.*%E5%87%BA/)
    const trail = await app.container.make(AuditTrail)
    const subject = { type: 'case', id: caseId }
    const { rows } = await asActor(user.project.scope(), () => trail.list(subject, {}))
    assert.deepEqual(rows.map(({ act }) => act).reverse(), [
      'case.created',
      'case.document_uploaded',
      'case.page_saved',
    ])
  })

  test('can be had before its page is saved, and after it was taken out again', async ({
    assert,
    client,
  }) => {
    const { browser, caseId } = await givenACase(client)
    const bytes = letter('Not yet saved')
    const { data: leaf } = await upload(browser, caseId, bytes, 'letter.txt')
    const text = async () => (await browser.get(`/cases/${caseId}/documents/${leaf.file}`)).text()
    assert.equal(await text(), bytes.toString('utf8'))
    await save(browser, caseId, leaf)
    await save(browser, caseId, undefined, 2)
    assert.equal(await text(), bytes.toString('utf8'))
    assert.isTrue((await save(browser, caseId, leaf, 3)).status)
  })

  test('that is hostile, of another type, too large or nameless is refused with its number, and nothing of it is kept', async ({
    assert,
    client,
  }) => {
    const { user, browser, caseId } = await givenACase(client)
    const program = Buffer.from(`MZ${'\0'.repeat(200)}${Math.random()}`, 'latin1')
    const bomb = await makeZip({ 'a.txt': Buffer.alloc(60 * 1024 * 1024) })
    const page = Buffer.from('<!DOCTYPE html><html><script>alert(1)</script></html>')
    const large = Buffer.alloc(ATTACHMENT_MAX_KB * 1024 + 1, 'a')
    const refused: [string, Buffer, number][] = [
      ['program.exe', program, 2701],
      ['program.pdf', program, 3001],
      ['page.txt.html', page, 2701],
      ['page.jpg', page, 3001],
      ['bomb.zip', bomb, 3001],
      ['empty.pdf', Buffer.alloc(0), 3001],
      ['letter.txt.gz', gzipSync(letter('packed')), 2701],
      ['large.txt', large, 2701],
      [`${'long'.repeat(60)}.txt`, letter('long'), 2017],
    ]
    const store = await app.container.make(FileStore)
    for (const [name, bytes, number] of refused) {
      // An empty file may be there already: a release of a dictionary may hold one.
      const wasThere = await store.has(sha256Of(bytes))
      const answer = await upload(browser, caseId, bytes, name)
      assert.deepInclude(answer, { status: false, code: number }, name)
      const { en, zh } = answer.data.detail
      assert.isTrue(en.length > 10 && /[\u4e00-\u9fff]/.test(zh), name)
      assert.equal(await store.has(sha256Of(bytes)), wasThere, name)
    }
    const nothing = await browser.post(`/api/cases/${caseId}/documents`).json({})
    assert.equal(nothing.body().code, 2017)
    const owner = db.connection('owner')
    const { projectId } = user.project
    assert.lengthOf(await owner.from('files').where({ project_id: projectId }), 0)
    assert.lengthOf(await owner.from('case_documents').where({ case_id: caseId }), 0)
    assert.lengthOf(await owner.from('audit_lines').where({ chain: `case:${caseId}` }), 1)
  })

  test('cannot be had through another case, nor brought into one by its hash', async ({
    assert,
    client,
  }) => {
    const { user, browser, caseId } = await givenACase(client)
    const { data: leaf } = await upload(browser, caseId, letter('Blinded'), 'blinded.txt')
    await save(browser, caseId, leaf)
    const other = await makeCase(user, { H_1: `Somebody typed ${leaf.file} here.` })
    const had = await browser.get(`/cases/${other}/documents/${leaf.file}`)
    assert.equal(had.body().code, 1005)
    assert.equal((await save(browser, other, leaf)).code, 1005)
    const { name: _, ...nameless } = leaf
    for (const smuggled of [
      { ...leaf, base64: Buffer.from('<script>').toString('base64') },
      { ...leaf, name: 'letter.exe' },
      { ...leaf, mediaType: 'text/html' },
      { ...leaf, size: leaf.size + 1 },
      { ...leaf, compressed: true },
      nameless,
    ]) {
      const { code } = await save(browser, caseId, smuggled, 2)
      assert.equal(code, 1005, JSON.stringify(smuggled))
    }
    for (const none of ['..%2f..%2fetc', 'a'.repeat(64)]) {
      assert.equal((await browser.get(`/cases/${caseId}/documents/${none}`)).body().code, 1005)
    }
  })

  test('is refused to those of another project and to whoever may not edit', async ({
    assert,
    client,
  }) => {
    const { user, browser, caseId } = await givenACase(client)
    const { data: leaf } = await upload(browser, caseId, letter('Ours'), 'ours.txt')
    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.equal((await upload(stranger, caseId, letter('Theirs'), 'theirs.txt')).code, 2604)
    const path = `/cases/${caseId}/documents/${leaf.file}`
    assert.equal((await stranger.get(path)).body().code, 2604)
    const reader = await makeUser({ permissions: ['CASE_DATA'], project: user.project })
    const reading = await signIn(client, reader)
    assert.equal((await upload(reading, caseId, letter('Read'), 'read.txt')).code, 1003)
    assert.equal((await reading.get(path)).status(), 200)
  })
})
