import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { failedPlugins } from '#kernel/plugins/failed_plugins'
import { aReport } from '#tests/factories/a_report'
import { givenCases } from '#tests/coding/given_cases'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { leavePlugin } from '#tests/fixtures/leave_plugin'
import withGuard from '#tests/fixtures/plugins/with_guard/plugin'
import { nodes } from '#tests/fixtures/plugins/with_process/process'
import withProcess from '#tests/fixtures/plugins/with_process/plugin'

import { type CaseMove, CaseRecords } from '#plugins/cases/contract'
import { caseGuards } from '#plugins/cases/contract/guards'
import { caseProcess } from '#plugins/cases/contract/process'
import { caseReactions } from '#plugins/cases/contract/reactions'
import { CaseReading } from '#plugins/cases/contract/reading'

const permissions = [
  ...['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'PROCESS_EVALUATION'],
  ...['CASE_CODING', 'CODING_CONF', 'CASE_AUDIT'],
]
const aCase = aReport()
const nowhere = '00000000-0000-4000-8000-000000000000'

/** Moves a case as whoever owns the process does, under an act of theirs. */
async function move({ project }: TestUser, caseId: string, asked: CaseMove, environment?: 1) {
  const [changes, records] = [
    await app.container.make(Changes),
    await app.container.make(CaseRecords),
  ]
  const act = { name: 'case.passed_on', subject: { type: 'case', id: caseId } } as const
  return asActor(project.scope(environment), () =>
    changes.record(act, (change) => records.transition(change, caseId, asked))
  )
}

async function statusOf({ project }: TestUser, caseId: string) {
  const reading = await app.container.make(CaseReading)
  return (await asActor(project.scope(), () => reading.get(caseId))).status
}

const made = async (browser: SignedInClient): Promise<string> =>
  (await browser.post('/api/cases').json(aCase)).body().data.id

const propsOf = async (browser: SignedInClient, path: string) => {
  const screen = browser.get(path).header('x-inertia', 'true').header('x-inertia-version', '1')
  return (await screen).body().props
}

async function refusalOf(work: Promise<void>) {
  const error = await work.then(
    () => null,
    (thrown) => thrown
  )
  return { number: error?.number, sentences: error?.data?.detail }
}

test.group('A case passes the process that comes with the product', (group) => {
  group.each.setup(() => leavePlugin('process', caseProcess, caseGuards, caseReactions))

  test('from entry to its end, each move with a line of the trail under the name of its act', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const id = await made(browser)
    const [entry, evaluation, archived] = (await propsOf(browser, '/center/case')).nodes
    const steps = [entry, evaluation, archived].map(({ key }) => key)
    assert.equal(await statusOf(user, id), steps[0])
    await move(user, id, { from: steps[0], to: steps[1] })
    await move(user, id, { from: steps[1], to: steps[2] })
    assert.equal(await statusOf(user, id), steps[2])
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `case:${id}`, act: 'case.passed_on' })
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ changes }) => changes),
      [
        [{ path: 'status', before: steps[0], after: steps[1] }],
        [{ path: 'status', before: steps[1], after: steps[2] }],
      ]
    )
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
    // The screen of the trail tells the steps by the names that the list shows.
    const trail = await propsOf(browser, `/cases/${id}/audit`)
    assert.includeDeepMembers(trail.nodes, [entry, evaluation, archived])
  })

  test('and is moved from where it stands alone, to a node that there is, in its own project', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const id = await made(browser)
    const [entry, evaluation, archived] = (await propsOf(browser, '/center/case')).nodes
    const late = await refusalOf(move(user, id, { from: evaluation.key, to: archived.key }))
    assert.deepEqual(late, {
      number: 2601,
      sentences: {
        en: 'The case is at “Case entry” and no longer at “Medical evaluation”. Refresh and try again.',
        zh: '案例已处于“案例录入”，不再处于“医学评价”，请刷新后重试。',
      },
    })
    const unknown = await refusalOf(move(user, id, { from: entry.key, to: 'MOON' }))
    assert.equal(unknown.number, 2017)
    assert.equal(
      unknown.sentences.en,
      'The workflow of this project has no step MOON. The case was not moved.'
    )
    const on = { from: entry.key, to: evaluation.key }
    for (const other of [nowhere, 'no id']) {
      assert.equal((await refusalOf(move(user, other, on))).number, 2604)
    }
    assert.equal((await refusalOf(move(user, id, on, 1))).number, 2604, 'another environment')
    assert.equal(await statusOf(user, id), entry.key)
  })

  test('two who move it at once do not both: the second is told where it is', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const id = await made(browser)
    const [entry, evaluation] = (await propsOf(browser, '/center/case')).nodes
    const on = { from: entry.key, to: evaluation.key }
    const both = await Promise.all([on, on].map((each) => refusalOf(move(user, id, each))))
    assert.sameMembers(
      both.map(({ number }) => number),
      [undefined, 2601]
    )
  })

  test('although a guard lets nobody change it, unless the guard says so of moving too', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(withGuard))
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    const id = await made(browser)
    const [entry, evaluation, archived] = (await propsOf(browser, '/center/case')).nodes
    const page = { baseRevision: 1, content: { D_1: 'SEALED' } }
    assert.isTrue((await browser.put(`/api/case/${id}/pages/patient`).json(page)).body().status)
    await move(user, id, { from: entry.key, to: evaluation.key })
    const out = await refusalOf(move(user, id, { from: evaluation.key, to: archived.key }))
    assert.deepEqual([out.number, out.sentences?.en], [1006, 'A sealed case is never filed.'])
    assert.equal(await statusOf(user, id), evaluation.key)
  })
})

test.group('A plugin brings a process of its own', (group) => {
  group.each.setup(() => leavePlugin('process', caseProcess, caseGuards, caseReactions))
  group.each.setup(() => joinPlugin(withProcess))

  test('and new cases, list, filter, strip, opening and closing obey it', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions, administers: 'company' })
    const browser = await signIn(client, user)
    const [one, two] = [await made(browser), await made(browser)]
    assert.equal(await statusOf(user, one), 'DRAFT')
    assert.deepEqual((await propsOf(browser, '/center/case')).nodes, [...nodes])
    const opens = async () =>
      (await browser.get('/case_nav').qs({ caseId: one }).redirects(0)).header('location')
    assert.equal(await opens(), `/cases/${one}/pages/patient`)

    await move(user, one, { from: 'DRAFT', to: 'JUDGED' })
    const judged = (await browser.get('/api/cases').qs({ status: 'JUDGED' })).body().data
    assert.deepEqual(
      judged.rows.map(({ id, status }: { id: string; status: string }) => [id, status]),
      [[one, 'JUDGED']]
    )
    const { node } = (await propsOf(browser, `/cases/${one}`)).case
    assert.deepEqual(node.name, { en: 'Being judged', zh: '评判' })
    assert.equal(await opens(), `/cases/${one}/pages/causality`)

    const close = async () =>
      (await browser.post(`/api/admin/projects/${user.project.projectId}/close`)).body()
    const formal = await signIn(client, user, 1)
    const third = await made(formal)
    assert.equal((await close()).code, 30007)
    await move(user, third, { from: 'DRAFT', to: 'FILED' }, 1)
    assert.isTrue((await close()).status)
    const late = await refusalOf(move(user, two, { from: 'DRAFT', to: 'FILED' }))
    assert.equal(late.number, 1006, 'nothing moves in a closed project')
  })

  test('and runs of coding leave alone the cases where it says so', async ({ client, assert }) => {
    const version = freshVersion()
    await putInUse('91.1', version)
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    await browser.put('/api/system/medical-dictionary').json({ version, revision: 0 })
    const words = [{ words: 'Demo head ache' }]
    const [judged] = await givenCases(user.project.scope(), [words, words])
    await move(user, judged!, { from: 'DRAFT', to: 'JUDGED' })
    const { data } = (await browser.post('/api/coding/runs/autocode')).body()
    assert.containsSubset(data.counts, { cases: 2, changed: 1, archived: 1 })
  })

  test('and nothing is guessed while that plugin is broken', async ({
    client,
    assert,
    cleanup,
  }) => {
    const user = await makeUser({ permissions })
    const browser = await signIn(client, user)
    failedPlugins.set('with_process', 'a wire is loose')
    cleanup(() => void failedPlugins.delete('with_process'))
    assert.equal((await browser.post('/api/cases').json(aCase)).status(), 500)
  })
})

test.group('A case that came from another process', (group) => {
  group.each.setup(() => leavePlugin('process', caseProcess, caseGuards, caseReactions))

  test('shows its status, is left alone by runs, keeps its project open, and can be moved', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions, administers: 'company' })
    const leave = await joinPlugin(withProcess)
    const formal = await signIn(client, user, 1)
    const id = await made(formal).finally(leave)
    const { status, node } = (await propsOf(formal, `/cases/${id}`)).case
    assert.deepEqual([status, node], ['DRAFT', undefined])
    const close = async () =>
      (await formal.post(`/api/admin/projects/${user.project.projectId}/close`)).body()
    assert.equal((await close()).code, 30007)
    const all = (await propsOf(formal, '/center/case')).nodes
    await move(user, id, { from: 'DRAFT', to: all.at(-1).key }, 1)
    assert.isTrue((await close()).status)
  })
})
