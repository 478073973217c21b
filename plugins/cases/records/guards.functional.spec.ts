import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withGuard from '#tests/fixtures/plugins/with_guard/plugin'

const permissions = [
  ...['CASE_DATA', 'CASE_EDIT', 'CASE_IMPORT_READ'],
  ...['CASE_CODING', 'CODING_CONF', 'PROCESS_ENTRY'],
]

/** Sends a message and gives what became of it; which case it made, where it made one. */
async function bring(browser: SignedInClient, content: CaseContent) {
  const sent = await browser
    .post('/api/e2b/imports')
    .file('files', makeMessage(reportContent(content)), { filename: 'one.xml' })
  await workOffJobs()
  const { importId } = sent.body().data
  const [item] = (await browser.get(`/api/e2b/imports/${importId}`)).body().data.files
  const path = `/api/e2b/imports/${importId}/files/${item.id}/decision`
  return { ...item, decide: async (body: object) => (await browser.post(path).json(body)).body() }
}

/** What the screen of a page says that a save would be refused with. */
const opened = async (browser: SignedInClient, id: string) =>
  (await browser.get(`/cases/${id}/pages/patient`).header('x-inertia', 'true')).body().props
    .refusedEdit

test.group('A case that a plugin guards', (group) => {
  group.each.setup(async () => joinPlugin(withGuard))

  test('takes no page, no document and no follow-up, and says why; others go on', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const number = { C_1_1: 'XX-GUARD-1', C_1_8_1: 'XX-GUARD-1' }
    const { caseId, state } = await bring(browser, { ...number, D_1: 'SEALED', D_5: '1' })
    assert.equal(state, 'done')

    const save = (id: string, content: object) =>
      browser.put(`/api/case/${id}/pages/patient`).json({ baseRevision: 1, content })
    const saved = (await save(caseId, { D_1: 'OPEN' })).body()
    assert.equal(saved.code, 1006)
    assert.equal(saved.data.detail.en, 'The case is sealed.')
    assert.deepEqual(await opened(browser, caseId), { code: 1006, message: saved.data.detail })
    const put = await browser
      .post(`/api/cases/${caseId}/documents`)
      .file('document', Buffer.from('words'), { filename: 'a.txt' })
    assert.equal(put.body().data.detail.zh, '该案例已封存。')

    const further = await bring(browser, { ...number, D_1: 'SEALED', D_5: '2' })
    const decided = await further.decide({ decision: 'follow-up', caseId })
    assert.equal(decided.code, 1006)
    assert.equal(decided.data.detail.en, 'The case is sealed.')
    const cases = db.connection('owner').from('cases').where({ id: caseId })
    assert.equal((await cases.firstOrFail()).revision, 1)

    const other = await bring(browser, { C_1_1: 'XX-GUARD-2', C_1_8_1: 'XX-GUARD-2', D_1: 'FREE' })
    assert.isTrue((await save(other.caseId, { D_1: 'FREER' })).body().status)
  })

  test('is left out of a coding run, which goes on with the others', async ({ client, assert }) => {
    const version = freshVersion()
    await putInUse('91.1', version)
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await browser.put('/api/system/medical-dictionary').json({ version, revision: 0 })
    const words = [{ words: 'Demo head ache' }]
    const [sealed] = await givenCases(user.project.scope(), [words, words], user)
    const page = { baseRevision: 1, content: { D_1: 'SEALED' } }
    assert.isTrue((await browser.put(`/api/case/${sealed}/pages/patient`).json(page)).body().status)
    const { data } = (await browser.post('/api/coding/runs/autocode')).body()
    assert.containsSubset(data.counts, { cases: 2, changed: 1, failed: 1 })
  })

  test('is changed by nobody while the plugin that guards it is broken', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const { caseId } = await bring(browser, { C_1_1: 'XX-GUARD-3', C_1_8_1: 'XX-GUARD-3' })
    failedPlugins.set('with_guard', 'a wire is loose')
    cleanup(() => void failedPlugins.delete('with_guard'))
    const page = { baseRevision: 1, content: { D_1: 'X' } }
    assert.equal((await browser.put(`/api/case/${caseId}/pages/patient`).json(page)).status(), 500)
    assert.equal((await opened(browser, caseId)).code, 1002, 'it can still be read')
  })
})
