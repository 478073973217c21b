import { gzipSync } from 'node:zlib'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import BatchJob from '#kernel/batches/batch_job'
import { WorkBatch } from '#kernel/batches/work_batch'

import { asActor, asUser } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { makeZip } from '#tests/files/make_zip'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import type { ImportItem } from '#plugins/e2b/exchange/import_item'

const permissions = ['CASE_DATA', 'CASE_IMPORT_READ']
const usersOf = (id: string) => db.connection('owner').from('users').where({ id })
const membershipsOf = (userId: string) =>
  db.connection('owner').from('memberships').where({ user_id: userId })
const good = () => makeMessage(reportContent())

test.group('Import over HTTP', () => {
  test('each file of an upload gets a verdict of its own, also one that is no XML at all', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', good(), { filename: 'good.xml' })
      .file('files', Buffer.from('<unclosed>'), { filename: 'broken.xml' })
      .file('files', Buffer.from('%PDF-1.7'), { filename: 'letter.xml' })
    const { importId } = sent.body().data
    await workOffJobs()
    const { files } = (await browser.get(`/api/e2b/imports/${importId}`)).body().data
    const verdicts = files.map((file: { name: string; state: string; code: number | null }) => [
      file.name,
      file.state,
      file.code !== null,
    ])
    assert.deepEqual(verdicts, [
      ['good.xml', 'done', false],
      ['broken.xml', 'refused', true],
      ['letter.xml', 'refused', true],
    ])
  })

  test('an import that somebody cancels keeps what is read; the other files are not', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const upload = browser.post('/api/e2b/imports')
    for (let at = 0; at < 20; at++) {
      const bytes = makeMessage(reportContent({ C_1_1: `XX-CANCEL-${at}` }))
      void upload.file('files', bytes, { filename: `${at}.xml` })
    }
    const { importId } = (await upload).body().data
    const work = await app.container.make(WorkBatch)
    const scope = browser.user.project.scope()
    await asActor(scope, () => work.handle(importId, { isOver: () => true }))
    const cancelled = (await browser.post(`/api/batches/${importId}/cancel`)).body().data
    assert.deepEqual(cancelled.counts, { done: 16, cancelled: 4 })
    await workOffJobs()
    const { files } = (await browser.get(`/api/e2b/imports/${importId}`)).body().data
    const states = files.map(({ state, caseNo }: ImportItem) => `${state} ${caseNo !== null}`)
    assert.deepEqual(states, [
      ...Array.from({ length: 16 }, () => 'done true'),
      ...Array.from({ length: 4 }, () => 'cancelled false'),
    ])
  })

  for (const [what, take] of [
    ['whose account is deleted', (id: string) => usersOf(id).update({ status: 'deleted' })],
    ['whose account is frozen', (id: string) => usersOf(id).update({ status: 'frozen' })],
    ['who has left the project', (id: string) => membershipsOf(id).delete()],
  ] as const) {
    test(`an import of somebody ${what} stops after the portion at work, and says why`, async ({
      client,
      assert,
    }) => {
      const user = await makeUser({ permissions })
      const browser = await signIn(client, user)
      const upload = browser.post('/api/e2b/imports')
      for (let at = 0; at < 20; at++) {
        const bytes = makeMessage(reportContent({ C_1_1: `XX-${user.id}-${at}` }))
        void upload.file('files', bytes, { filename: `${at}.xml` })
      }
      const { importId } = (await upload).body().data
      const job = await app.container.make(BatchJob)
      job.turn = -1
      await asUser(user, () => job.handle({ batchId: importId }))
      await take(user.id)
      await workOffJobs()
      const other = await makeUser({ permissions, project: user.project })
      const reader = await signIn(client, other)
      const { data } = (await reader.get(`/api/batches/${importId}`)).body()
      assert.containsSubset(data, { state: 'cancelled', counts: { done: 16, cancelled: 4 } })
      const { files } = (await reader.get(`/api/e2b/imports/${importId}`)).body().data
      for (const { state, message } of files as ImportItem[]) {
        if (state === 'done') continue
        assert.include(message!.en, 'no longer has permission')
        assert.include(message!.zh, '任务发起人')
      }
    })
  }

  test('a file of another kind is refused by its name, and nothing is imported', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', good(), { filename: 'good.pdf' })
    assert.equal(sent.body().code, 2701)
    assert.include(sent.body().data.detail.en, '"good.pdf"')
  })

  test('a gzip file is told as that, whatever it is called and wherever it stands', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const gzip = gzipSync(good())
    const inZip = await makeZip({ 'good.xml': good(), 'gzip.xml': gzip })
    const namedInZip = await makeZip({ 'good.xml': good(), 'gzip.xml.gz': gzip })
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', gzip, { filename: 'gzip.xml', contentType: 'application/xml' })
      .file('files', gzip, { filename: 'gzip.zip', contentType: 'application/zip' })
      .file('files', inZip, { filename: 'in.zip' })
      .file('files', namedInZip, { filename: 'named.zip' })
    const { importId } = sent.body().data
    await workOffJobs()
    const { files } = (await browser.get(`/api/e2b/imports/${importId}`)).body().data
    const told = files.map(({ fileName, entry, code, message }: ImportItem) => [
      ...[fileName, entry, code],
      message && /gzip file.*(ZIP|pack the file)/.test(message.en) && /gzip/.test(message.zh),
    ])
    assert.deepEqual(told, [
      ['gzip.xml', null, 2701, true],
      ['gzip.zip', null, 2701, true],
      ['in.zip', 'good.xml', null, null],
      ['in.zip', 'gzip.xml', 2701, true],
      ['named.zip', null, 3001, true],
    ])
    for (const filename of ['good.xml.gz', 'good.tgz', 'good.pdf', 'good']) {
      const refused = await browser.post('/api/e2b/imports').file('files', gzip, { filename })
      assert.equal(refused.body().code, 2701)
      assert.equal(
        refused.body().data.detail.en,
        `${filename} is a gzip file. Unpack it, or pack its content into a ZIP file.`
      )
    }
  })

  test('an id that is none is no import, and a report of it cannot be decided', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    for (const id of ['abc', '-1', '{}', '__proto__']) {
      assert.equal((await browser.get(`/api/e2b/imports/${id}`)).body().code, 1005)
      const path = `/api/e2b/imports/${id}/files/${id}/decision`
      assert.equal((await browser.post(path).json({ decision: 'new' })).body().code, 1005)
    }
  })
})

test.group('Import over HTTP, for whoever does not see all of the cases', (group) => {
  group.setup(async () => joinPlugin(withLayer))

  test('tells by its number alone why a file was refused: the reason may quote the file', async ({
    client,
    assert,
  }) => {
    const all = await makeUser({ permissions: [...permissions, 'SEE_ALL'] })
    const broken = good()
      .toString()
      .replace(/<\/MCCI_IN200100UV01>\s*$/, '</AnnSample>')
    const browser = await signIn(client, all)
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', Buffer.from(broken), { filename: 'broken.xml' })
    const { importId } = sent.body().data
    await workOffJobs()
    const part = await signIn(client, await makeUser({ permissions, project: all.project }))
    const told = async (who: SignedInClient) => {
      const { files } = (await who.get(`/api/e2b/imports/${importId}`)).body().data
      const { data } = (await who.get(`/api/batches/${importId}/items`)).body()
      return { ofImport: files[0].message.en as string, ofBatch: data.rows[0].sentence as null }
    }
    assert.include((await told(browser)).ofImport, 'AnnSample', 'else it shows nothing')
    assert.notInclude((await told(part)).ofImport, 'AnnSample')
    assert.deepEqual(
      [(await told(browser)).ofBatch, (await told(part)).ofBatch],
      [null, null],
      'the call for any batch tells nobody'
    )
  })
})
