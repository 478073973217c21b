import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { isRows, type Row } from '#kernel/case/content/case_content'
import type { FileLeaf } from '#kernel/case/content/leaf'
import { AuditTrail } from '#kernel/changes/audit_trail'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseReading } from '#plugins/cases/contract/reading'

const letter = () => Buffer.from(`A letter of the reporter ${Math.random()}\n`)
const somebody = async (client: ApiClient) =>
  signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'] }))

interface Sent {
  readonly content?: unknown
  readonly bytes?: Buffer
  readonly filename?: string
  readonly key?: string
}

function bookIn(browser: SignedInClient, { content = aReport().content, ...sent }: Sent = {}) {
  const { bytes = letter(), filename = 'letter.txt', key = `${Math.random()}` } = sent
  return browser
    .post('/api/cases/with-document')
    .header('idempotency-key', key)
    .fields({ content: typeof content === 'string' ? content : JSON.stringify(content) })
    .file('document', bytes, { filename })
}

const total = async (browser: SignedInClient) =>
  (await browser.get('/api/cases')).body().data.total as number

test.group('A case that is booked in with its document', () => {
  test('holds the document, which is had back byte for byte, and both stand in the trail', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const bytes = letter()
    const { id } = (await bookIn(browser, { bytes })).body().data
    const scope = browser.user.project.scope()
    const reading = await app.container.make(CaseReading)
    const { content, revision } = await asActor(scope, () => reading.get(id))
    assert.equal(revision, 1)
    assert.isTrue(content.C_1_6_1)
    assert.isTrue(isRows(content.C_1_6_1_r))
    const [row] = content.C_1_6_1_r as Row[]
    assert.equal(row!.C_1_6_1_r_1, 'letter.txt')
    const { file } = row!.C_1_6_1_r_2 as FileLeaf
    const had = await browser.get(`/cases/${id}/documents/${file}`)
    assert.equal(had.text(), bytes.toString())
    const trail = await app.container.make(AuditTrail)
    const { rows } = await asActor(scope, () => trail.list({ type: 'case', id }, {}))
    const acts = rows.map(({ act }) => act)
    assert.sameMembers(acts, ['case.created', 'case.document_uploaded'])
  })

  test('keeps the documents that its report speaks of beside it', async ({ assert, client }) => {
    const browser = await somebody(client)
    const spoken = { id: 'a', C_1_6_1_r_1: 'Discharge letter' }
    const { content } = aReport({ C_1_6_1: true, C_1_6_1_r: [spoken] })
    const { id } = (await bookIn(browser, { content })).body().data
    const reading = await app.container.make(CaseReading)
    const made = await asActor(browser.user.project.scope(), () => reading.get(id))
    const rows = made.content.C_1_6_1_r as Row[]
    assert.lengthOf(rows, 2)
    assert.deepEqual(rows[0], spoken)
    assert.equal(rows[1]!.C_1_6_1_r_1, 'letter.txt')
  })

  test('is made once when the same request comes twice at once', async ({ assert, client }) => {
    const browser = await somebody(client)
    const sent = { bytes: letter(), content: aReport({ C_1_1: 'FR-X-1' }).content, key: 'once' }
    const answers = await Promise.all([bookIn(browser, sent), bookIn(browser, sent)])
    assert.lengthOf(new Set(answers.map((answer) => answer.body().data.id)), 1)
    assert.equal(await total(browser), 1)
  })

  test('is not made where the document is of another kind, too large, empty or not what its name says', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const wrong: [Sent, number][] = [
      [{ filename: 'letter.exe' }, 2701],
      [{ filename: 'letter.txt', bytes: Buffer.alloc(21 * 1024 * 1024, 'a') }, 2701],
      [{ filename: 'letter.txt', bytes: Buffer.alloc(0) }, 3001],
      [{ filename: 'letter.pdf' }, 3001],
    ]
    for (const [sent, code] of wrong)
      assert.equal((await bookIn(browser, sent)).body().code, code, sent.filename)
    assert.equal(await total(browser), 0)
  })

  test('is refused as one without a document where its report says something wrong, or is no JSON', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const none = (await bookIn(browser, { content: '{' })).body()
    assert.equal(none.code, 2017)
    assert.match(none.data.message.en, /JSON/)
    const wrong = (await bookIn(browser, { content: aReport({ C_1_3: 'xyz' }).content })).body()
    assert.equal(wrong.data.errors[0].field, 'C_1_3')
    for (const sign of ['\u0001', '\u0000', '\ud800']) {
      const { content } = aReport({ D_1: `A${sign}B` })
      assert.equal((await bookIn(browser, { content })).body().code, 2017, 'no message holds it')
    }
    const deep = `{"content":${'['.repeat(65)}${']'.repeat(65)}}`
    const many = `{"content":[${'1,'.repeat(50_001)}1]}`
    assert.equal((await bookIn(browser, { content: deep })).status(), 400)
    assert.equal((await bookIn(browser, { content: many })).status(), 413)
    assert.equal(await total(browser), 0)
  })
})
