import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'
import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'

import { type CaseLayer, caseLayers } from '#plugins/cases/contract/layers'
import { similarCases } from '#plugins/cases/contract/similar_cases'

const permissions = ['CASE_DATA', 'CASE_EDIT']

const known: CaseContent = {
  C_1_9_1: true,
  C_1_9_1_r: [{ id: 'n', C_1_9_1_r_1: 'PARTNER', C_1_9_1_r_2: 'XX-PARTNER-7' }],
  C_5_3: 'PH-302',
  D_1: 'AB',
  D_1_1_4: '01-023',
  D_2_1: '1980-05-06',
  G_k: [{ id: 'd', G_k_1: '1', G_k_2_2: 'Demotinib 80 mg' }],
  E_i: [{ id: 'e', E_i_1_1a: 'Rash on both arms', E_i_1_1b: 'eng' }],
}

/** Somebody in a project with one case; tells the reasons for which that case is named beside a report. */
async function givenACase(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ permissions }))
  const { caseNo } = (await browser.post('/api/cases').json(aReport(known))).body().data
  const reasons = (content: CaseContent, by: SignedInClient = browser) => reasonsOf(by, content)
  return { browser, caseNo, reasons }
}

async function reasonsOf(browser: SignedInClient, content: CaseContent): Promise<string[]> {
  const { data } = (await browser.post('/api/cases/similar').json({ content })).body()
  return data.cases.flatMap(({ because }: { because: { en: string }[] }) =>
    because.map(({ en }) => en)
  )
}

test.group('Cases that are named beside a report', () => {
  test('have an identifier in common with it, whoever gave that', async ({ assert, client }) => {
    const { reasons } = await givenACase(client)
    const number = [{ id: 'x', C_1_9_1_r_2: 'XX-PARTNER-7' }]
    assert.deepEqual(await reasons({ C_1_9_1_r: number }), ['Same identifier: XX-PARTNER-7'])
    assert.deepEqual(await reasons({ C_1_1: 'XX-PARTNER-7' }), ['Same identifier: XX-PARTNER-7'])
  })

  test('tell of the same subject, unless what else is known of it speaks against that', async ({
    assert,
    client,
  }) => {
    const { reasons } = await givenACase(client)
    assert.deepEqual(await reasons({ D_1: 'ab' }), ['Same subject: ab'])
    assert.deepEqual(await reasons({ D_1_1_4: '01-023' }), ['Same subject: 01-023'])
    assert.deepEqual(await reasons({ D_1: 'AB', D_2_1: '1990-01-01' }), [])
    assert.deepEqual(await reasons({ D_1_1_4: '01-023', C_5_3: 'PH-900' }), [])
    assert.deepEqual(await reasons({ D_1: 'A' }), [])
    assert.deepEqual(await reasons({ D_1: 'A '.repeat(80) }), [], 'however long it is')
  })

  test('tell of the same drug and reaction, and not of one of them alone', async ({
    assert,
    client,
  }) => {
    const { reasons } = await givenACase(client)
    const drug = { G_k: [{ id: 'd', G_k_1: '1', G_k_2_2: 'demotinib' }] }
    const event = { E_i: [{ id: 'e', E_i_1_1a: 'rash' }] }
    assert.lengthOf(await reasons({ ...drug, ...event }), 1)
    assert.deepEqual(await reasons(drug), [])
    assert.deepEqual(await reasons(event), [])
  })

  test('are named once with all that they have in common, and shown as lists show them', async ({
    assert,
    client,
  }) => {
    const { browser, caseNo } = await givenACase(client)
    const { data } = (await browser.post('/api/cases/similar').json({ content: known })).body()
    assert.lengthOf(data.cases, 1)
    const [{ because, shown, ...named }] = data.cases
    assert.equal(named.caseNo, caseNo)
    assert.lengthOf(because, 3)
    assert.equal(shown.product, 'Demotinib 80 mg')
  })

  test('have each reason once, which is looked for among the others without going through them', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { browser, reasons } = await givenACase(client)
    const { rows } = (await browser.get('/api/cases')).body().data
    let looked = 0
    const found = Array.from({ length: 2000 }, (_, at) => ({
      caseId: rows[0].id,
      because: {
        zh: `原因 ${at % 1000}`,
        get en() {
          looked++
          return `Reason ${at % 1000}`
        },
      },
    }))
    const laid = contribute(similarCases, async () => ({ default: [{ find: async () => found }] }))
    cleanup(await joinPlugin(definePlugin({ name: 'many', summary: 'x', contributes: [laid] })))
    assert.lengthOf(await reasons({}), 1000)
    assert.isBelow(looked, 10 * found.length)
  })

  test('are found by nothing that whoever asks does not see of them', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { reasons } = await givenACase(client)
    const veil: CaseLayer = { for: async () => ({ elements: ['D.1', 'C.1.9.1.r.2'] }) }
    const laid = contribute(caseLayers, async () => ({ default: [veil] }))
    cleanup(await joinPlugin(definePlugin({ name: 'veil', summary: 'x', contributes: [laid] })))
    const number = [{ id: 'x', C_1_9_1_r_2: 'XX-PARTNER-7' }]
    assert.deepEqual(await reasons({ ...known, C_1_9_1_r: number }), [])
  })

  test('are those of the project and environment at hand', async ({ assert, client }) => {
    const { reasons } = await givenACase(client)
    const stranger = await signIn(client, await makeUser({ permissions }))
    assert.deepEqual(await reasons(known, stranger), [])
  })
})

test.group('A report that is a follow-up', () => {
  const identified = { ...known, C_2_r: [{ id: 'r', C_2_r_3: 'FR', C_2_r_5: '1' }] }
  const came = {
    C_1_3: '1',
    C_1_4: '2026-02-03',
    C_1_9_1: true,
    C_1_9_1_r: [{ id: 'm', C_1_9_1_r_1: 'PARTNER', C_1_9_1_r_2: 'XX-PARTNER-8' }],
  }

  async function followedUp(client: ApiClient, before: CaseContent, report: CaseContent = came) {
    const browser = await signIn(client, await makeUser({ permissions }))
    const { id } = (await browser.post('/api/cases').json(aReport(before))).body().data
    const send = () =>
      browser
        .post(`/api/cases/${id}/follow-ups`)
        .header('idempotency-key', 'once')
        .json({ content: report })
    const answer = (await send()).body()
    const revisions = (await browser.get(`/api/cases/${id}/revisions`)).body().data
    const latest = await browser.get(`/api/cases/${id}/revisions/${revisions[0].revision}`)
    return { answer, send, revisions, content: latest.body().data.content as CaseContent }
  }

  test('opens a new version of the day on which it came, with the number of its sender', async ({
    assert,
    client,
  }) => {
    const { revisions, content, send } = await followedUp(client, identified)
    const [{ version, versionKind, act }] = revisions
    assert.deepEqual([version, versionKind, act], [2, 'follow-up', 'case.follow_up_created'])
    assert.deepEqual([content.C_1_4, content.C_1_5], ['2026-01-02', '2026-02-03'])
    assert.lengthOf(content.C_1_9_1_r as unknown[], 2)
    assert.equal(content.D_1, 'AB')
    assert.isTrue((await send()).body().status, 'the same request again')
    assert.lengthOf((await followedUp(client, identified)).revisions, 2)
  })

  test('adds its number as a row of its own, also where its row is called as one of the case', async ({
    assert,
    client,
  }) => {
    const [given] = came.C_1_9_1_r
    const called = { ...came, C_1_9_1_r: [{ ...given, id: 'n' }] }
    const { content } = await followedUp(client, identified, called)
    const rows = content.C_1_9_1_r as { id: string; C_1_9_1_r_2: string }[]
    assert.lengthOf(new Set(rows.map(({ id }) => id)), 2)
    assert.equal(rows[1]!.C_1_9_1_r_2, 'XX-PARTNER-8')
  })

  test('brings no older information than the case has', async ({ assert, client }) => {
    const late = { ...identified, C_1_5: '2026-05-05' }
    assert.equal((await followedUp(client, late)).content.C_1_5, '2026-05-05')
  })

  test('is refused for a case that no regulator would know, and with what is wrong in itself', async ({
    assert,
    client,
  }) => {
    // Without a country it has no identifier.
    assert.equal((await followedUp(client, known)).answer.code, 6007)
    const wrong = await followedUp(client, identified, { ...came, C_1_4: 'nonsense' })
    assert.deepEqual([wrong.answer.code, wrong.answer.data.errors[0].field], [2017, 'C_1_4'])
    assert.lengthOf(wrong.revisions, 1)
  })
})
