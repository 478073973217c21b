// needs: process
import { randomUUID } from 'node:crypto'

import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { workAt } from '#plugins/process/contract/definition'

const permissions = [
  ...['CASE_DATA', 'CASE_EDIT', 'CASE_IMPORT_READ', 'SYS_CONF'],
  ...[workAt('ENTRY')],
]

/** A project that locks what has ended and follows it up only then, with an imported case. */
async function anImportedCase(client: ApiClient) {
  const project = await makeProject()
  const browser = await signIn(client, await makeUser({ project, permissions }))
  const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
  const ends = { locksEnded: true, followsEnded: true }
  await browser.put('/api/system/process').json({ version: 1, ...ends, nodes })
  const number = `XX-${randomUUID().slice(0, 8)}`
  const bring = async (given: CaseContent) => {
    const bytes = makeMessage(reportContent({ C_1_1: number, ...given }))
    const sent = await browser
      .post('/api/e2b/imports')
      .file('files', bytes, { filename: 'report.xml' })
    await workOffJobs()
    const { importId } = sent.body().data
    return (await browser.get(`/api/e2b/imports/${importId}`)).body().data.files[0]
  }
  const { caseId } = await bring({})
  const place = `/api/cases/${caseId}`
  return {
    browser,
    bring,
    place,
    waiting: async () => (await browser.get(`${place}/incoming`)).body().data,
    /** Claims the case where nobody has it, and submits it to its end. */
    async archive() {
      for (const act of ['claim', 'pass']) {
        const { steps } = (await browser.get(`${place}/process`)).body().data
        await browser.post(`${place}/process/${act}`).json({ seen: steps.at(-1).seq })
      }
    },
    atHome: async () => {
      const { data } = (await browser.get('/api/home/attention').qs({ level: 'project' })).body()
      return data.map(({ what }: { what: { en: string } }) => what.en)
    },
    accept: async (itemId: string, revision: number, chosen: Record<string, string>) =>
      (await browser.post(`${place}/incoming/${itemId}/version`).json({ revision, chosen })).body(),
  }
}

const news = { C_1_5: '2026-02-01', H_1: 'More is known.' }

test.group('A message for a case that is there', () => {
  test('is held while the case is open, released by its archive, and becomes the version that is accepted of it', async ({
    client,
    assert,
  }) => {
    const { browser, bring, place, waiting, atHome, archive, accept } = await anImportedCase(client)
    assert.equal((await bring(news)).state, 'undecided')
    const [held] = await waiting()
    assert.deepInclude(held, { brings: 'follow-up', waitsFor: 'archive_first' })
    assert.equal((await accept(held.id, 1, {})).code, 6006)
    assert.deepInclude(await atHome(), 'Follow-up messages held until their case is archived: 1')
    await archive()
    assert.isNull((await waiting())[0].waitsFor)
    assert.deepInclude(await atHome(), 'Follow-up messages to decide: 1')
    const shown = (await browser.get(`${place}/incoming/${held.id}`)).body().data
    assert.deepEqual(
      [shown.incoming, shown.current, shown.last].map(({ H_1: said }) => said),
      ['More is known.', 'A narrative.', 'A narrative.']
    )
    assert.equal((await accept(held.id, shown.revision + 1, {})).code, 2601)
    const chosen = { C_1_5: 'accept', H_1: 'keep' }
    assert.isTrue((await accept(held.id, shown.revision, chosen)).status)
    assert.deepEqual(await waiting(), [])
    const [version] = (await browser.get(`${place}/versions`)).body().data
    assert.deepInclude(version, { version: 2, kind: 'follow-up', received: '2026-02-01' })
    const saved = await browser.get(`${place}/revisions/${version.revision}`)
    assert.equal(saved.body().data.content.H_1, 'A narrative.')
  })

  test('goes into a locked case as its next version, which is open', async ({ client, assert }) => {
    const { browser, bring, place, archive } = await anImportedCase(client)
    await archive()
    const { id, importId } = await bring(news)
    const decision = `/api/e2b/imports/${importId}/files/${id}/decision`
    assert.isTrue((await browser.post(decision).json({ decision: 'follow-up' })).body().status)
    const { steps } = (await browser.get(`${place}/process`)).body().data
    const { act, kind, to } = steps.at(-1)
    assert.deepEqual([act, kind, to], ['begin', 'follow-up', 'ENTRY'])
  })
})
