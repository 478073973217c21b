import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { AuditTrail } from '#kernel/changes/audit_trail'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY']

async function givenACase(client: ApiClient) {
  const user = await makeUser({ permissions })
  const browser = await signIn(client, user)
  const content = {
    C_1_1: 'FR-PARTNER-1',
    C_1_8_1: 'FR-PARTNER-1',
    C_1_9_1: true,
    C_1_9_1_r: [{ id: 'n', C_1_9_1_r_1: 'PARTNER', C_1_9_1_r_2: 'XX-7' }],
    C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }],
    D_1: 'AB',
    G_k: [{ id: 'd', G_k_1: '1', G_k_2_2: 'Demoxin' }],
  }
  const { id, caseNo } = (await browser.post('/api/cases').json(aReport(content))).body().data
  const reading = await app.container.make(CaseReading)
  const read = (caseId: string) => asActor(user.project.scope(), () => reading.get(caseId))
  return { user, browser, id, caseNo, read }
}

test.group('A copy of a case', () => {
  test('says what the case says, under a number of its own and without what names the case', async ({
    assert,
    client,
  }) => {
    const { user, browser, id, caseNo, read } = await givenACase(client)
    const made = (await browser.post(`/api/cases/${id}/copies`)).body().data
    assert.notEqual(made.caseNo, caseNo)
    const [one, other] = [await read(id), await read(made.id)]
    for (const key of ['C_1_3', 'C_1_4', 'C_2_r', 'D_1', 'G_k'])
      assert.deepEqual(other.content[key], one.content[key], key)
    const identifier = `FR-${user.project.code}-${made.caseNo}`
    assert.deepEqual([other.content.C_1_1, other.content.C_1_8_1], [identifier, identifier])
    assert.includeMembers([...other.proposed], ['C_1_1', 'C_1_8_1', 'C_1_2'])
    assert.notProperty(other.content, 'C_1_9_1_r')
    assert.deepEqual([other.revision, one.revision], [1, 1])
    const trail = await app.container.make(AuditTrail)
    const subject = { type: 'case', id: made.id } as const
    const { rows } = await asActor(user.project.scope(), () => trail.list(subject, {}))
    assert.deepEqual(
      rows.map(({ act, reason }) => [act, reason]),
      [['case.copied', caseNo]]
    )
  })

  test('has the documents of the case', async ({ assert, client }) => {
    const { browser, id, read } = await givenACase(client)
    const bytes = Buffer.from(`A letter ${Math.random()}`)
    const sent = browser.post(`/api/cases/${id}/documents`)
    const { data: leaf } = (await sent.file('document', bytes, { filename: 'a.txt' })).body()
    const content = { C_4_r: [{ id: 'a', C_4_r_1: 'Article', C_4_r_2: leaf }] }
    await browser.put(`/api/case/${id}/pages/literature`).json({ baseRevision: 1, content })
    const { data } = (await browser.post(`/api/cases/${id}/copies`)).body()
    assert.deepEqual((await read(data.id)).content.C_4_r, content.C_4_r)
    const had = await browser.get(`/cases/${data.id}/documents/${leaf.file}`)
    assert.equal(had.status(), 200)
  })

  test('is made once when the same request comes again', async ({ assert, client }) => {
    const { browser, id } = await givenACase(client)
    const copy = () => browser.post(`/api/cases/${id}/copies`).header('idempotency-key', 'once')
    const answers = await Promise.all([copy(), copy()])
    assert.lengthOf(new Set(answers.map((answer) => answer.body().data.id)), 1)
    assert.equal((await browser.get('/api/cases')).body().data.total, 2)
  })

  test('is refused to whoever may not edit cases, and of a case of another project', async ({
    assert,
    client,
  }) => {
    const { id } = await givenACase(client)
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await reader.post(`/api/cases/${id}/copies`)).body().code, 1003)
    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.equal((await stranger.post(`/api/cases/${id}/copies`)).body().code, 2604)
  })
})

test.group('A copy of a case by whoever does not see all of it', (group) => {
  group.setup(async () => joinPlugin(withLayer))

  test('is refused: what they see in place of something would become a fact', async ({
    assert,
    client,
  }) => {
    const { browser, id } = await givenACase(client)
    const { code, data } = (await browser.post(`/api/cases/${id}/copies`)).body()
    assert.equal(code, 1003)
    assert.match(data.detail.en, /cannot view all of this case/)
    assert.equal((await browser.get('/api/cases')).body().data.total, 1)
  })
})
