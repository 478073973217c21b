import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { apiBase } from '#kernel/http/api_base'
import { makeUser } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'
import { putInUse } from '#tests/coding/put_in_use'

const CURRENT = '90100001'
const OTHER = '90100004'
const HEAD = 'Reported words,LLT code,State'

const owner = () => db.connection('owner')

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CODING_CONF'] })
  return { user, browser: await signIn(client, user) }
}

/** Sends a list. @param below the call, below that which takes it over */
async function send(
  { post }: SignedInClient,
  lines: readonly string[],
  query: Record<string, unknown> = {},
  below = ''
) {
  const answer = await post(`${apiBase()}/coding/synonyms/uploads${below}`)
    .qs(query)
    .file('list', Buffer.from(lines.join('\n')), { filename: 'list.csv' })
  return answer.body()
}

const preview = (browser: SignedInClient, lines: readonly string[], query = {}) =>
  send(browser, lines, query, '/preview')

const kept = (projectId: string) =>
  owner()
    .from('coding_synonyms')
    .where({ project_id: projectId })
    .whereNull('removed_at')
    .orderBy('verbatim')
    .select('id', 'verbatim', 'code', 'state')

test.group('A list of synonyms', (group) => {
  group.setup(() => putInUse('91.1'))

  test('is looked at before anything is written, and does then what was shown', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    const { projectId } = user.project
    await send(browser, [HEAD, `woozy,${OTHER},`, `sore head,${CURRENT},approved`])
    const before = await kept(projectId)
    assert.deepEqual(
      before.map(({ verbatim, state }) => [verbatim, state]),
      [
        ['sore head', 'proposed'],
        ['woozy', 'proposed'],
      ]
    )
    const list = [HEAD, `Woozy!,${CURRENT},`, `sore head,${CURRENT},`, `hot,${CURRENT},rejected`]
    const { data } = await preview(browser, list, { approve: true })
    assert.deepEqual(data.counts, { fresh: 1, changed: 1, same: 1, wrong: 0 })
    assert.containsSubset(data.changed, [
      {
        ...{ line: 2, verbatim: 'woozy', code: CURRENT, names: { en: 'Demo head ache' } },
        ...{ state: 'approved', before: { code: OTHER, names: { en: 'Demo dizziness' } } },
      },
    ])
    assert.containsSubset(data.fresh, [{ line: 4, verbatim: 'hot', state: 'rejected' }])
    assert.deepEqual(await kept(projectId), before)
    const done = await send(browser, list, { approve: true, seal: data.seal })
    assert.deepEqual(done.data, { fresh: 1, changed: 1 })
    assert.deepEqual(
      (await kept(projectId)).map(({ verbatim, code, state }) => [verbatim, code, state]),
      [
        ['hot', CURRENT, 'rejected'],
        ['sore head', CURRENT, 'proposed'],
        ['woozy', CURRENT, 'approved'],
      ]
    )
    const again = await preview(browser, list, { approve: true })
    assert.deepEqual(again.data.counts, { fresh: 0, changed: 0, same: 3, wrong: 0 })
    const [hot] = await kept(projectId)
    await browser.delete(`${apiBase()}/admin/coding_synonyms/${hot.id}`)
    const { data: anew } = await preview(browser, list, { approve: true })
    assert.deepEqual(anew.counts, { fresh: 1, changed: 0, same: 2, wrong: 0 })
  })

  test('leaves a line of the trail for each synonym, as if somebody had typed it', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    await send(browser, [HEAD, `woozy,${OTHER},`, `hot,${OTHER},`])
    await send(browser, [HEAD, `woozy,${CURRENT},`, `hot,${OTHER},`])
    const [hot, woozy] = await kept(user.project.projectId)
    const linesOf = ({ id }: { id: string }) =>
      owner()
        .from('audit_lines')
        .where({ chain: `coding_synonym:${id}`, project_id: user.project.projectId })
        .orderBy('seq')
        .select('act', 'actor_id', 'changes')
    const [made, changed] = await linesOf(woozy)
    assert.deepEqual(
      [made.act, made.actor_id, changed.act],
      ['coding_synonym.created', user.id, 'coding_synonym.changed']
    )
    assert.sameDeepMembers(made.changes, [
      { path: 'verbatim', before: null, after: 'woozy' },
      { path: 'code', before: null, after: OTHER },
      { path: 'state', before: null, after: 'proposed' },
    ])
    assert.deepEqual(changed.changes, [{ path: 'code', before: OTHER, after: CURRENT }])
    assert.lengthOf(await linesOf(hot), 1)
  })

  test('with one wrong line brings nothing', async ({ assert, client }) => {
    const { user, browser } = await arrive(client)
    const list = [HEAD, `woozy,${OTHER},`, 'hot,90200006,', 'cold,12345678,']
    const { data } = await preview(browser, list)
    assert.deepEqual(data.counts, { fresh: 1, changed: 0, same: 0, wrong: 2 })
    assert.match(data.wrong[0].says.en, /no current LLT 90200006/)
    const refused = await send(browser, list)
    assert.equal(refused.code, 3001)
    assert.match(refused.data.detail.en, /^Line 3: .*90200006.*Nothing was imported\.$/)
    assert.deepEqual(await kept(user.project.projectId), [])
    const wrongName = await browser
      .post(`${apiBase()}/coding/synonyms/uploads`)
      .file('list', Buffer.from('x'), { filename: 'list.xlsx' })
    assert.equal(wrongName.body().code, 2701)
    const empty = await send(browser, [])
    assert.equal(empty.code, 3001)
    assert.match(empty.data.detail.en, /^"list\.csv" is empty\. Choose/)
  })

  test('does nothing else than was shown: when synonyms changed meanwhile, it is looked at again', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    const list = [HEAD, `woozy,${OTHER},`]
    const { data } = await preview(browser, list)
    await send(browser, [HEAD, `woozy,${CURRENT},`])
    assert.equal((await send(browser, list, { seal: data.seal })).code, 1006)
    assert.deepEqual(
      (await kept(user.project.projectId)).map(({ code }) => code),
      [CURRENT]
    )
    const { data: anew } = await preview(browser, list)
    assert.equal((await send(browser, list, { seal: anew.seal })).status, true)
  })

  test('changes a synonym only as it was looked at: of two lists at once one is refused', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    await send(browser, [HEAD, `woozy,${OTHER},rejected`])
    const lists = [`woozy,${CURRENT},`, `woozy,${OTHER},approved`].map((line) => [HEAD, line])
    const query = { approve: true }
    const seals: string[] = []
    for (const list of lists) seals.push((await preview(browser, list, query)).data.seal)
    const answers = await Promise.all(
      lists.map((list, at) => send(browser, list, { ...query, seal: seals[at] }))
    )
    assert.sameMembers(
      answers.map(({ status, code }) => (status ? 'taken over' : code)),
      ['taken over', 1006]
    )
    const [{ code }] = await kept(user.project.projectId)
    assert.equal(code, answers[0].status ? CURRENT : OTHER)
  })

  test('needs a version of MedDRA in use, as a synonym that is typed does; not the code is blamed', async ({
    assert,
    client,
    cleanup,
  }) => {
    const { browser } = await arrive(client)
    const releases = () => owner().from('dictionary_releases')
    const active = await releases().where({ state: 'active' }).select('id')
    const ids = active.map(({ id }) => id as string)
    cleanup(async () => {
      await releases().whereIn('id', ids).update({ state: 'active' })
    })
    await releases().whereIn('id', ids).update({ state: 'retired' })
    const list = [HEAD, `woozy,${CURRENT},`]
    const typed = browser
      .post(`${apiBase()}/admin/coding_synonyms`)
      .json({ verbatim: 'woozy', code: CURRENT, state: 'approved' })
    for (const { code, data } of [
      (await typed).body(),
      await preview(browser, list),
      await send(browser, list),
    ]) {
      assert.equal(code, 1005)
      assert.match(data.detail.en, /^No MedDRA version is active\. /)
    }
  })

  test('is of one project alone, and taken over only by whoever configures coding', async ({
    assert,
    client,
  }) => {
    const [ours, theirs] = [await arrive(client), await arrive(client)]
    await send(ours.browser, [HEAD, `woozy,${OTHER},`])
    const { data } = await preview(theirs.browser, [HEAD, `woozy,${CURRENT},`])
    assert.deepEqual(data.counts, { fresh: 1, changed: 0, same: 0, wrong: 0 })
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const below of ['', '/preview']) {
      assert.equal((await send(stranger, [HEAD, `x,${OTHER},`], {}, below)).code, 1003)
    }
  })

  test('of thousands of lines is taken over; one of more than 20,000 is refused', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    const lines = Array.from({ length: 20_000 }, (_, at) => `words number ${at},${CURRENT},`)
    const many = lines.slice(0, 2000)
    const { data } = await preview(browser, [HEAD, ...many], { approve: true })
    assert.equal(data.counts.fresh, 2000)
    assert.lengthOf(data.fresh, 100)
    const done = await send(browser, [HEAD, ...many], { approve: true, seal: data.seal })
    assert.equal(done.data.fresh, 2000)
    const longer = await preview(browser, [HEAD, ...lines, `one more,${CURRENT},`])
    assert.equal(longer.code, 3001)
    assert.match(longer.data.detail.en, /20001 lines; up to 20000/)
    assert.lengthOf(await kept(user.project.projectId), 2000)
  })

  test('when brought is approved or rejected, several at once, all of them or none', async ({
    assert,
    client,
  }) => {
    const [ours, theirs] = [await arrive(client), await arrive(client)]
    await send(ours.browser, [HEAD, `woozy,${OTHER},`, `hot,${OTHER},`, `cold,${OTHER},approved`])
    await send(theirs.browser, [HEAD, `woozy,${OTHER},`])
    const { projectId } = ours.user.project
    const idsOf = async (project: string) => (await kept(project)).map(({ id }) => id as string)
    const states = async () => (await kept(projectId)).map(({ state }) => state as string)
    const decide = async (ids: readonly string[], state: string) =>
      (await ours.browser.post(`${apiBase()}/coding/synonyms/states`).json({ ids, state })).body()
    const ids = await idsOf(projectId)
    const foreign = await idsOf(theirs.user.project.projectId)
    assert.equal((await decide([...ids, ...foreign], 'approved')).code, 1005)
    assert.deepEqual(await states(), ['proposed', 'proposed', 'proposed'])
    assert.deepEqual((await decide(ids.slice(0, 2), 'approved')).data, { changed: 2 })
    assert.deepEqual((await decide(ids, 'rejected')).data, { changed: 3 })
    assert.deepEqual((await decide(ids, 'rejected')).data, { changed: 0 })
    assert.deepEqual(await states(), ['rejected', 'rejected', 'rejected'])
    // A term that later versions do not have any more can be rejected, and not be approved again.
    const gone = { code: '90200006', state: 'proposed' }
    await owner().from('coding_synonyms').where({ id: ids[0] }).update(gone)
    assert.equal((await decide(ids, 'approved')).code, 2017)
    assert.deepEqual(await states(), ['proposed', 'rejected', 'rejected'])
    assert.deepEqual((await decide(ids, 'rejected')).data, { changed: 1 })
    assert.equal((await decide(ids, 'odd')).code, 2017)
    assert.equal((await decide([], 'approved')).code, 2017)
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `coding_synonym:${ids[1]}` })
    assert.lengthOf(lines, 3)
  })
})
