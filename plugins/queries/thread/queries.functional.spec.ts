import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

const may = ['CASE_DATA', 'CASE_QUERY']
const who = async (client: ApiClient, project: TestProject, ...more: string[]) =>
  signIn(client, await makeUser({ project, permissions: [...may, ...more] }))

/** Two people of a project who may ask each other, and a case of the first of them. */
async function arrive(client: ApiClient) {
  const project = await makeProject()
  const asker = await who(client, project, 'CASE_EDIT')
  const other = await who(client, project)
  const { data } = (await asker.post('/api/cases').json(aReport())).body()
  const ask = async (given: object = {}, by: SignedInClient = asker) => {
    const body = { caseId: data.id, receiverId: other.user.id, content: 'Is it so?', ...given }
    return (await by.post('/api/query').json(body)).body()
  }
  return { project, asker, other, ask, caseId: data.id as string, caseNo: data.caseNo as string }
}

const put = async (by: SignedInClient, body: object) =>
  (await by.put('/api/query/close').json(body)).body()
const say = async (by: SignedInClient, act: string, body: object) =>
  (await by.post('/api/query/detail').json({ act, ...body })).body()
const saved = (by: SignedInClient, caseId: string) =>
  by.post('/api/query/file').json({ caseId, kind: 'csv' })
const list = async (by: SignedInClient, query: object = {}) =>
  (await by.get('/api/query').qs(query)).body().data
const numbers = async (by: SignedInClient, query: object = {}) =>
  (await list(by, query)).rows.map(({ number }: { number: number }) => number)

test.group('Queries', () => {
  test('go from draft to sent, replied, asked again and closed, each step in a trail that verifies', async ({
    client,
    assert,
  }) => {
    const { asker, other, ask, caseNo } = await arrive(client)
    const { data: draft } = await ask({ page: 'patient', path: 'D_5' })
    assert.deepInclude(draft, { number: 1, status: 'draft', content: 'Is it so?', revision: 1 })
    assert.deepInclude(draft, { caseNo, reply: null, messages: [], caseVersion: 1 })
    assert.match(draft.placeName.en, /^Patient · /)
    const { id } = draft
    const wish = { receiverId: other.user.id, content: 'Is it really so?', revision: 1, send: true }
    const { data: sent } = (await asker.put(`/api/query/${id}`).json(wish)).body()
    assert.deepInclude(sent, { status: 'sent', content: 'Is it really so?', placeName: null })
    const which = { queryId: id, revision: sent.revision }
    const { data: replied } = await say(other, 'reply', { ...which, content: 'Yes.' })
    assert.deepInclude(replied, { status: 'replied', reply: 'Yes.' })
    const again = { queryId: id, revision: replied.revision, content: 'Since when?' }
    const { data: asked } = await say(asker, 'ask_again', again)
    assert.deepInclude(asked, { status: 'sent', content: 'Since when?', reply: 'Yes.' })
    const { data: closed } = await put(asker, {
      ...{ queryId: id, revision: asked.revision, content: 'Clear now.' },
    })
    assert.equal(closed.status, 'closed')
    assert.deepEqual(
      closed.messages.map((said: { kind: string; content: string }) => [said.kind, said.content]),
      [
        ['question', 'Is it really so?'],
        ['reply', 'Yes.'],
        ['further', 'Since when?'],
        ['closing', 'Clear now.'],
      ]
    )
    const chain = `query:${id}`
    const lines = await db.connection('owner').from('audit_lines').where({ chain }).orderBy('seq')
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['query.drafted', 'query.sent', 'query.replied', 'query.asked_again', 'query.closed']
    )
    const { faults } = await verifyAudit(db.connection('owner'))
    assert.deepEqual(
      faults.filter((fault) => fault.chain === chain),
      []
    )
  })

  test('cannot be empty, nor can a reply (QRY-01)', async ({ client, assert }) => {
    const { other, ask } = await arrive(client)
    for (const content of ['', '  ', '\u200B\n']) {
      const { code, data } = await ask({ content, send: true })
      assert.deepEqual([code, data.detail.en], [2017, 'The content cannot be empty.'])
    }
    const { data: sent } = await ask({ send: true })
    const which = { queryId: sent.id, revision: sent.revision }
    assert.equal((await say(other, 'reply', { ...which, content: ' ' })).code, 2017)
    assert.equal((await list(other)).rows[0].status, 'sent')
  })

  test('are answered by their receiver and closed by their sender or by whoever configures the project', async ({
    client,
    assert,
  }) => {
    const { project, asker, other, ask } = await arrive(client)
    const third = await who(client, project)
    const { data: sent } = await ask({ send: true })
    const which = { queryId: sent.id, revision: sent.revision }
    assert.equal((await say(third, 'reply', { ...which, content: 'I know' })).code, 1003)
    assert.equal((await say(asker, 'reply', { ...which, content: 'I know' })).code, 1003)
    assert.equal((await say(asker, 'ask_again', { ...which, content: 'Well?' })).code, 1006)
    for (const by of [third, other]) assert.equal((await put(by, which)).code, 1003)
    const administrator = await who(client, project, 'SYS_CONF')
    assert.equal((await put(administrator, which)).data.status, 'closed')
    const stale = { ...which, revision: which.revision + 1 }
    assert.equal((await say(other, 'reply', { ...stale, content: 'Late' })).code, 1006)
  })

  test('are seen as drafts by their sender alone, who may also drop one', async ({
    client,
    assert,
  }) => {
    const { project, asker, other, ask } = await arrive(client)
    const administrator = await who(client, project, 'SYS_CONF')
    const { data: draft } = await ask({ content: 'zqdraft' })
    for (const by of [other, administrator]) {
      assert.deepEqual(await numbers(by), [])
      assert.equal((await by.get(`/api/query/${draft.id}`)).body().code, 1005)
      assert.equal((await put(by, { queryId: draft.id, revision: 1 })).code, 1005)
    }
    assert.deepEqual(await numbers(asker, { text: 'ZQDRAFT' }), [1])
    assert.equal((await put(asker, { queryId: draft.id, revision: 1 })).data.status, 'closed')
    assert.deepEqual(await numbers(other), [])
  })

  test('are done by one of two who come at once: the other is told that it has changed', async ({
    client,
    assert,
  }) => {
    const { asker, other, ask } = await arrive(client)
    const { data: sent } = await ask({ send: true })
    const which = { queryId: sent.id, revision: sent.revision }
    const answers = await Promise.all([
      say(other, 'reply', { ...which, content: 'Yes.' }),
      put(asker, which),
    ])
    assert.sameMembers(
      answers.map(({ code }) => code ?? 0),
      [0, 1006]
    )
    const many = await Promise.all(Array.from({ length: 4 }, () => ask({ send: true })))
    assert.sameMembers(
      many.map(({ data }) => data.number),
      [2, 3, 4, 5]
    )
  })

  test('are asked once, however often the request comes', async ({ client, assert }) => {
    const { asker, other, caseId } = await arrive(client)
    const body = { caseId, receiverId: other.user.id, content: 'Once', send: true }
    const send = async () =>
      (await asker.post('/api/query').header('idempotency-key', 'k').json(body)).body().data.id
    assert.equal(await send(), await send())
    assert.equal((await list(asker)).total, 1)
  })

  test('are found by status, by whose they are, by case and by words, and ordered', async ({
    client,
    assert,
  }) => {
    const { asker, other, ask, caseId, caseNo } = await arrive(client)
    await ask({ send: true })
    await ask({ send: true, content: 'Which dose?' })
    await ask()
    assert.deepEqual(await numbers(asker), [3, 2, 1])
    assert.deepEqual(await numbers(asker, { sort: 'number', order: 'asc' }), [1, 2, 3])
    assert.deepEqual(await numbers(asker, { status: 'draft' }), [3])
    assert.deepEqual(await numbers(asker, { whose: 'to_answer' }), [])
    assert.deepEqual(await numbers(other, { whose: 'to_answer' }), [2, 1])
    assert.deepEqual(await numbers(asker, { whose: 'asked', text: 'DOSE' }), [2])
    assert.deepEqual(await numbers(other, { caseId, caseNo: caseNo.toLowerCase() }), [2, 1])
    const { data: counts } = (await other.get(`/api/query/existence/${caseId}`)).body()
    assert.deepEqual(counts, { count: 2, open: 2, toAnswer: 2 })
    const { data: none } = (await asker.post('/api/cases').json(aReport())).body()
    assert.equal((await other.get(`/api/query/existence/${none.id}`)).body().code, 2402)
    assert.equal((await saved(other, none.id)).body().code, 2402)
    assert.include((await saved(other, caseId)).text(), 'Which dose?')
    const home = (await other.get('/api/home/attention').qs({ level: 'project' })).body().data
    assert.deepInclude(home.at(-1), { address: '/user_home/home_question' })
  })

  test('give back as text whatever somebody types', async ({ client, assert }) => {
    const { ask } = await arrive(client)
    const content = '<script>alert(1)</script> & <b>\n"quoted"'
    assert.equal((await ask({ content, send: true })).data.messages[0].content, content)
  })

  test('are of cases, people and places that are there', async ({ client, assert }) => {
    const { project, asker, ask } = await arrive(client)
    const foreign = await arrive(client)
    assert.equal((await ask({ caseId: foreign.caseId })).code, 2604)
    const mute = await makeUser({ project, permissions: ['CASE_DATA'] })
    const gone = await makeUser({ project, permissions: may, status: 'frozen' })
    for (const receiverId of [mute.id, gone.id, foreign.other.user.id, asker.user.id]) {
      assert.equal((await ask({ receiverId })).code, 1005)
    }
    const wrong = [
      { page: 'nowhere' },
      { path: 'D_5' },
      { page: 'drug', path: 'D_5' },
      { page: 'patient', path: 'D_5..' },
      { page: 'drug', path: 'G_k[nobody].G_k_2_2' },
    ]
    for (const place of wrong) assert.equal((await ask(place)).code, 2017, JSON.stringify(place))
    const { data: sent } = await foreign.ask({ send: true })
    const which = { queryId: sent.id, revision: sent.revision }
    assert.equal((await asker.get(`/api/query/${sent.id}`)).body().code, 1005)
    assert.equal((await say(asker, 'reply', { ...which, content: 'x' })).code, 1005)
    assert.equal((await put(asker, which)).code, 1005)
  })

  test('are for those who have the right and see cases, in a project that is open', async ({
    client,
    assert,
  }) => {
    const { project, asker, other, ask } = await arrive(client)
    const [blind, mute] = await Promise.all(
      [['CASE_QUERY'], ['CASE_DATA']].map(async (permissions) =>
        signIn(client, await makeUser({ project, permissions }))
      )
    )
    for (const by of [blind!, mute!]) {
      assert.equal((await by.get('/api/query')).body().code, 1003)
      assert.equal((await ask({}, by)).code, 1003)
    }
    const { data: sent } = await ask({ send: true })
    await changeRow('projects', project.projectId, { status: 'closed' })
    assert.equal((await ask()).code, 1006)
    const which = { queryId: sent.id, revision: sent.revision }
    assert.equal((await say(other, 'reply', { ...which, content: 'Yes' })).code, 1006)
    assert.equal((await put(asker, which)).code, 1006)
    assert.equal((await list(asker)).total, 1)
  })

  test('keep whoever has to reply in the project (2014), and let them go afterwards', async ({
    client,
    assert,
  }) => {
    const { project, other, asker, ask } = await arrive(client)
    const { data: sent } = await ask({ send: true })
    const chief = await signIn(client, await makeUser({ project, permissions: ['SYS_CONF'] }))
    const remove = async () =>
      (await chief.delete(`/api/admin/members/${other.user.id}`)).body() as { code?: number }
    assert.equal((await remove()).code, 2014)
    const sender = (await chief.delete(`/api/admin/members/${asker.user.id}`)).body()
    assert.equal(sender.code, 2014, 'who has to close it stays, too')
    await put(asker, { queryId: sent.id, revision: sent.revision })
    assert.isUndefined((await remove()).code)
  })

  test('propose whoever a case is assigned to as their receiver', async ({ client, assert }) => {
    const { asker, other, caseId } = await arrive(client)
    const offered = async (by: SignedInClient) =>
      (await by.get('/api/query/receivers').qs({ caseId })).body().data
    assert.deepEqual(await offered(other), {
      people: [{ id: asker.user.id, name: asker.user.name }],
      proposed: asker.user.id,
    })
    assert.equal((await offered(asker)).proposed, null)
  })
})

test.group('Queries at what somebody does not see', (group) => {
  group.each.setup(async () => joinPlugin(withLayer))

  test('are neither asked nor shown', async ({ client, assert }) => {
    const { project, ask } = await arrive(client)
    const seeing = await who(client, project, 'SEE_ALL')
    const hidden = { page: 'patient', path: 'D_1', send: true }
    assert.equal((await ask(hidden)).code, 1003)
    const { data: sent } = await ask(hidden, seeing)
    assert.equal(sent.status, 'sent')
    assert.deepEqual(await numbers(seeing), [1])
    const plain = await who(client, project)
    assert.deepEqual(await numbers(plain), [])
    assert.equal((await plain.get(`/api/query/${sent.id}`)).body().code, 1005)
  })
})
