import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import type { CaseContent } from '#kernel/case/content/case_content'
import { AuditTrail } from '#kernel/changes/audit_trail'
import { today } from '#kernel/fields/today'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY']

function inProject<Result>(user: TestUser, work: () => Promise<Result>) {
  return asActor(user.project.scope(), work)
}

const somebody = async (client: ApiClient) => signIn(client, await makeUser({ permissions }))

/** Places at which a report is refused, with what is said there. */
async function refusedAt(browser: SignedInClient, given: object) {
  const { code, data } = (await browser.post('/api/cases').json(aReport({ ...given }))).body()
  const errors = (data.errors ?? []) as { field: string; message: { en: string } }[]
  return { code, errors: Object.fromEntries(errors.map((each) => [each.field, each.message.en])) }
}

test.group('A new case', () => {
  test('holds what was said, as it was said, and what is proposed beside it', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const said = {
      C_1_3: '1',
      C_1_4: '2026-03-01',
      C_2_r: [{ id: 'reporter', C_2_r_3: 'FR', C_2_r_5: '1' }],
    }
    const answer = await browser.post('/api/cases').json({ content: said })
    const { id, caseNo } = answer.body().data
    const reading = await app.container.make(CaseReading)
    const record = await inProject(user, () => reading.get(id))
    assert.equal(record.caseNo, caseNo)
    assert.containSubset(record.content, said)
    const others = Object.keys(record.content).filter((key) => !(key in said))
    assert.sameMembers(others, [...record.proposed])
    const trail = await app.container.make(AuditTrail)
    const { rows } = await inProject(user, () => trail.list({ type: 'case', id }, {}))
    assert.deepEqual(
      rows.map(({ act, actorName }) => [act, actorName]),
      [['case.created', user.name]]
    )
  })

  test('is made once when the same request comes again, and when it comes twice at once', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const once = aReport({ C_1_1: 'FR-PARTNER-1' })
    const create = () => browser.post('/api/cases').header('idempotency-key', 'once').json(once)
    const answers = [...(await Promise.all([create(), create()])), await create()]
    assert.lengthOf(new Set(answers.map((answer) => answer.body().data.id)), 1)
    const listed = await browser.get('/api/cases')
    assert.equal(listed.body().data.total, 1)
    // The number that a repeated request took is given back.
    const next = await browser.post('/api/cases').json(aReport())
    const numbers = [answers[0], next].map((answer) => answer.body().data.caseNo.slice(-6))
    assert.deepEqual(numbers, ['000001', '000002'])
  })

  test('is refused in a wrong shape', async ({ assert, client }) => {
    const browser = await somebody(client)
    const wrong = [
      {},
      { content: 'C_1_3' },
      aReport({ C_1_3: 1 as never }),
      aReport({ UNKNOWN: '1' }),
      aReport({ C_2_r: 'FR' }),
    ]
    for (const body of wrong) {
      assert.equal((await browser.post('/api/cases').json(body)).body().code, 2017)
    }
    assert.equal((await browser.get('/api/cases')).body().data.total, 0)
  })

  test('is refused with a document, whose bytes no upload has brought', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const file = { file: 'a'.repeat(64), name: 'a.pdf', mediaType: 'application/pdf', size: 1 }
    const article = aReport({ C_4_r: [{ id: 'a', C_4_r_1: 'Article', C_4_r_2: file }] })
    assert.equal((await browser.post('/api/cases').json(article)).body().code, 1005)
    assert.equal((await browser.get('/api/cases')).body().data.total, 0)
  })

  test('is refused to whoever may not edit cases', async ({ assert, client }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const answer = await (await signIn(client, user)).post('/api/cases').json(aReport())
    assert.equal(answer.body().code, 1003)
  })
})

test.group('What a case is booked in with', () => {
  test('is refused with a sentence at each place that says something wrong, before a number is taken', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const { code, errors } = await refusedAt(browser, {
      C_1_3: 'xyz',
      C_1_4: 'nonsense',
      C_2_r: [{ id: 'r', C_2_r_3: 'Atlantis', C_2_r_5: '1' }],
      D_2_2a: 'old',
      D_2_2b: 'a',
    })
    assert.equal(code, 2017)
    assert.sameMembers(Object.keys(errors), ['C_1_3', 'C_1_4', 'C_2_r[r].C_2_r_3', 'D_2_2a'])
    for (const sentence of Object.values(errors)) assert.match(sentence, /^\S.*\.$/)
    const made = await browser.post('/api/cases').json(aReport())
    assert.match(made.body().data.caseNo, /000001$/)
  })

  test('is the type of the report and its day 0 at least, and both halves of what has two', async ({
    assert,
    client,
  }) => {
    const browser = await somebody(client)
    const missing = await refusedAt(browser, { C_1_3: '', C_1_4: '' })
    assert.sameMembers(Object.keys(missing.errors), ['C_1_3', 'C_1_4'])
    const halves = await refusedAt(browser, {
      D_2_2a: '35',
      C_1_9_1: true,
      C_1_9_1_r: [{ id: 'n', C_1_9_1_r_2: 'XX-PARTNER-7' }],
    })
    assert.sameMembers(Object.keys(halves.errors), ['D_2_2b', 'C_1_9_1_r[n].C_1_9_1_r_1'])
  })

  test('may leave everything else to the pages of the case', async ({ assert, client }) => {
    const browser = await somebody(client)
    const row = { G_k: [{ id: 'd', G_k_1: '1' }], E_i: [{ id: 'e', E_i_4: '2026' }] }
    assert.isTrue((await browser.post('/api/cases').json(aReport(row))).body().status)
  })

  test('came no later than today, where the project is', async ({ assert, client }) => {
    const browser = await somebody(client)
    const { projectId } = browser.user.project
    // It is never the same day in both.
    await changeRow('projects', projectId, { time_zone: 'Pacific/Niue' })
    const tomorrow = today({ timeZone: 'Pacific/Kiritimati' })
    assert.property((await refusedAt(browser, { C_1_4: tomorrow })).errors, 'C_1_4')
    assert.property((await refusedAt(browser, { C_1_4: '2999' })).errors, 'C_1_4')
    await changeRow('projects', projectId, { time_zone: 'Pacific/Kiritimati' })
    assert.isTrue(
      (await browser.post('/api/cases').json(aReport({ C_1_4: tomorrow }))).body().status
    )
  })
})

test.group('What is proposed for a case that is booked in', () => {
  const said = { C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }], C_1_7: false }

  async function booked(client: ApiClient, given: CaseContent = {}) {
    const browser = await somebody(client)
    const answer = await browser.post('/api/cases').json(aReport({ ...said, ...given }))
    const { id, caseNo } = answer.body().data
    const reading = await app.container.make(CaseReading)
    const read = () => inProject(browser.user, () => reading.get(id))
    return { browser, id, caseNo, read }
  }

  test('names the report by country, sender and number, and is marked', async ({
    assert,
    client,
  }) => {
    const { browser, caseNo, read } = await booked(client)
    const { content, proposed } = await read()
    const identifier = `FR-${browser.user.project.code}-${caseNo}`
    assert.deepEqual([content.C_1_1, content.C_1_8_1], [identifier, identifier])
    assert.equal(content.C_1_5, content.C_1_4)
    assert.sameMembers([...proposed], ['C_1_1', 'C_1_2', 'C_1_5', 'C_1_8_1', 'C_1_8_2'])
  })

  test('gives way to what the report says', async ({ assert, client }) => {
    const { read } = await booked(client, { C_1_1: 'FR-PARTNER-1', C_1_5: '2026-01-05' })
    const { content, proposed } = await read()
    assert.deepEqual([content.C_1_1, content.C_1_5], ['FR-PARTNER-1', '2026-01-05'])
    assert.notInclude(proposed, 'C_1_1')
    assert.isFalse(content.C_1_7)
  })

  test('follows the pattern of the project, which holds the number', async ({ assert, client }) => {
    const user = await makeUser({ permissions: [...permissions, 'SYS_CONF'] })
    const browser = await signIn(client, user)
    const decide = (safetyReportId: string, revision: number) =>
      browser.put('/api/admin/settings/cases').json({ safetyReportId, revision })
    assert.equal((await decide('{country}-{sender}', 0)).body().code, 2017)
    assert.isTrue((await decide('{country}-DEMO-{number}', 0)).body().status)
    const { id, caseNo } = (await browser.post('/api/cases').json(aReport(said))).body().data
    const reading = await app.container.make(CaseReading)
    const { content } = await inProject(user, () => reading.get(id))
    assert.equal(content.C_1_1, `FR-DEMO-${caseNo}`)
  })

  test('is marked until its page is saved, as it stands or otherwise, and no other page counts', async ({
    assert,
    client,
  }) => {
    const { browser, id, read } = await booked(client)
    const save = async (page: string, content: object) => {
      const { revision } = await read()
      const address = `/api/case/${id}/pages/${page}`
      return (await browser.put(address).json({ baseRevision: revision, content })).body().data
    }
    await save('patient', { D_1: 'AB' })
    assert.lengthOf((await read()).proposed, 5)
    const { content } = await read()
    const page = Object.entries(content).filter(([key]) => key.startsWith('C_1_'))
    const saved = await save('case_identification', Object.fromEntries(page))
    assert.deepEqual(saved.case.proposed, [])
    assert.deepEqual((await read()).proposed, [])
  })
})
