// needs: cases, coding, drugs, e2b, organisation, presets
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { leavePlugin } from '#tests/fixtures/leave_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { makeSecretProject, rights, type SecretProject } from '#tests/reading/secret_project'

import { caseGuards } from '#plugins/cases/contract/guards'

test.group('Who does not see all of a case', (group) => {
  let own: SecretProject
  let some: SignedInClient
  let all: SignedInClient
  // Several people write in one case: whoever has it is another matter.
  group.setup(() => leavePlugin('process', caseGuards))
  group.setup(() => joinPlugin(withLayer))
  group.each.setup(async ({ context: { client } }) => {
    own ??= await makeSecretProject(client)
    const visitor = async (seesAll: boolean) =>
      signIn(client, await makeUser({ project: own.project, permissions: await rights(seesAll) }))
    some ??= await visitor(false)
    all ??= await visitor(true)
  })

  const list = async (browser: SignedInClient, query: object) =>
    (await browser.get('/api/cases').qs(query)).body()

  test('neither orders nor filters the list by it, and finds cases by their number alone', async ({
    assert,
  }) => {
    const asked = [
      { sort: 'product' },
      { sort: 'reaction' },
      { 'conditions[0][element]': 'D.1', 'conditions[0][is]': 'filled' },
      { 'conditions[0][element]': 'G.k.2.3.r.1', 'conditions[0][is]': 'empty' },
    ]
    for (const query of asked) {
      assert.equal((await list(some, query)).code, 2017, JSON.stringify(query))
      const told = await list(all, query)
      assert.isTrue(told.status, JSON.stringify([query, told]))
    }
    assert.isTrue((await list(some, { sort: 'country', country: 'FR' })).status)
    const found = async (browser: SignedInClient, text: string) =>
      (await list(browser, { text })).data.total
    assert.equal(await found(all, own.subject), 1)
    assert.equal(await found(some, own.subject), 0)
    assert.equal(await found(some, own.caseNo), 1)
    assert.equal(await found(some, own.caseNo.slice(0, -2).toLowerCase()), 1)
  })

  test('finds no line of the trail by it, and reads lines without it', async ({ assert }) => {
    const lines = async (browser: SignedInClient, element?: string) =>
      (await browser.get(`/api/cases/${own.caseId}/audit`).qs(element ? { element } : {})).body()
        .data
    assert.isAbove((await lines(all, 'D.1')).total, 1)
    assert.equal((await lines(some, 'D.1')).total, 0)
    // A part of a number that stands for what is seen as well as for what is not.
    assert.isBelow((await lines(some, 'G.k.2')).total, (await lines(all, 'G.k.2')).total)
    assert.equal((await lines(some)).total, (await lines(all)).total)
  })

  test('saves a page and what they do not see stays; says otherwise or takes its row away and is refused', async ({
    assert,
  }) => {
    const path = (page: string) => `/api/case/${own.caseId}/pages/${page}`
    const { revision } = (await screen(all)).case
    const put = async (page: string, content: object, baseRevision = revision) =>
      (await some.put(path(page)).json({ baseRevision, content })).body()
    assert.equal((await put('patient', { D_1: 'other' })).code, 1003)
    assert.equal((await put('literature', {})).code, 1003)
    const before = (await screen(all)).content
    const saved = await put('patient', { D_3: '71' })
    assert.isTrue(saved.status)
    const after = (await screen(all)).content
    assert.deepEqual(after, { ...withoutPage(before, after), D_1: before.D_1, D_3: '71' })
    // Others changed the page since: what is not seen is in no conflict.
    const conflict = await put('patient', { D_3: '72' })
    assert.equal(conflict.code, 2601)
    assert.notInclude(JSON.stringify(conflict), 'zqsecret')
  })

  test('is told no finding that asks it', async ({ assert }) => {
    const about = async (browser: SignedInClient) => {
      const { findings } = await screen(browser)
      return (findings as { element: string }[]).map(({ element }) => element)
    }
    assert.notIncludeMembers(await about(some), ['D.1', 'H.1', 'G.k.2.2', 'G.k.2.3.r.1', 'E.i.1.2'])
    const { unseen } = (await screen(some)).context
    assert.includeMembers(unseen, ['D_1', 'G_k_2_3_r_1'])
    assert.notProperty((await screen(all)).context, 'unseen')
  })

  test('codes nothing by words that they do not see, and is told of none', async ({ assert }) => {
    const { content } = await screen(all)
    const verbatim = (content.E_i as { E_i_1_2: string }[])[0]!.E_i_1_2
    const open = async (browser: SignedInClient) =>
      (await browser.get('/api/coding/open_verbatims')).body().data.total
    const aside = async (browser: SignedInClient) =>
      (await browser.post('/api/coding/set_aside').json({ verbatim })).body()
    assert.deepEqual([await open(some), await open(all)], [0, 1])
    assert.equal((await aside(some)).code, 2017)
    assert.isTrue((await aside(all)).status)
  })

  async function screen(browser: SignedInClient) {
    const answer = await browser
      .get(`/cases/${own.caseId}/pages/patient`)
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
    return answer.body().props
  }
})

/** The elements of the patient page that a save may have taken away are those that it left out. */
function withoutPage(before: Record<string, unknown>, after: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(before).filter(([key]) => key in after))
}
