import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { Database } from '#kernel/database/database'
import { apiBase } from '#kernel/http/api_base'
import { codesOfKeys, SynonymCodes } from '#plugins/coding/records/synonym_codes'
import { foldTight } from '#plugins/coding/search/fold'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'

const VERSION = freshVersion()
const [HEAD_ACHE, DIZZINESS] = ['90100001', '90100004']

let made = 0
/** Words that no other spec looks up. */
const word = () => `listed words ${process.pid} ${made++}`

const arrive = async (client: ApiClient) =>
  signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CODING_CONF'] }))
const arriveAtPlatform = async (client: ApiClient) =>
  signIn(client, await makeUser({ administers: 'platform', permissions: ['DICTIONARY_CONF'] }))

async function makeList({ post }: SignedInClient, state = 'prepared') {
  const sent = { name: word(), language: 'en', state, source: 'MSSO, invented edition' }
  return (await post(`${apiBase()}/admin/coding_synonym_lists`).json(sent)).body().data
}

async function upload(
  browser: SignedInClient,
  id: string,
  lines: readonly string[],
  below = '',
  query: { seal?: string } = {}
) {
  const answer = await browser
    .post(`${apiBase()}/coding/synonym_lists/${id}/uploads${below}`)
    .qs(query)
    .file('list', Buffer.from(lines.join('\n')), { filename: 'list.csv' })
  return answer.body()
}

/** Puts a list, as it stands now, into another state. */
async function put({ get, put: send }: SignedInClient, id: string, state: string) {
  const place = `${apiBase()}/admin/coding_synonym_lists/${id}`
  const { data } = (await get(place)).body()
  return (await send(place).json({ ...data, state })).body()
}

/** The term that a search finds by a synonym. */
async function found({ get }: SignedInClient, text: string): Promise<number | undefined> {
  const { data } = (await get(`${apiBase()}/coding/terms`).qs({ version: VERSION, text })).body()
  const [group] = data.groups as { group: string; terms: { code: number }[] }[]
  return group?.group === 'synonym' ? group.terms[0]?.code : undefined
}

test.group('Lists of synonyms of the installation', (group) => {
  group.setup(() => putInUse('91.1', VERSION))

  test('are looked words up in by every project while they are active', async ({
    assert,
    client,
  }) => {
    const [platform, one, other] = [
      await arriveAtPlatform(client),
      await arrive(client),
      await arrive(client),
    ]
    const [list, verbatim] = [await makeList(platform), word()]
    const { data: shown } = await upload(
      platform,
      list.id,
      [`${verbatim},${DIZZINESS}`],
      '/preview'
    )
    assert.deepEqual(shown.counts, { fresh: 1, changed: 0, same: 0, wrong: 0 })
    assert.deepEqual((await upload(platform, list.id, [`${verbatim},${DIZZINESS}`])).data, {
      ...{ fresh: 1, changed: 0 },
    })
    assert.isUndefined(await found(one, verbatim))
    const { data: active } = await put(platform, list.id, 'active')
    assert.equal(active.synonymCount, 1)
    for (const each of [one, other])
      assert.equal(await found(each, verbatim.toUpperCase()), 90100004)
    await upload(platform, list.id, [`${verbatim},${HEAD_ACHE}`])
    assert.equal(await found(one, verbatim), 90100001)
    // Each list has words of its own.
    const another = await makeList(platform)
    const { data } = await upload(platform, another.id, [`${verbatim},${DIZZINESS}`], '/preview')
    assert.deepEqual(data.counts, { fresh: 1, changed: 0, same: 0, wrong: 0 })
    await put(platform, list.id, 'retired')
    assert.isUndefined(await found(one, verbatim))
  })

  test('come after what the project has decided of the same words, approved or rejected', async ({
    assert,
    client,
  }) => {
    const [platform, ours, theirs] = [
      await arriveAtPlatform(client),
      await arrive(client),
      await arrive(client),
    ]
    const [list, verbatim] = [await makeList(platform, 'active'), word()]
    await upload(platform, list.id, [`${verbatim},${DIZZINESS}`])
    const place = `${apiBase()}/admin/coding_synonyms`
    const { data: own } = (
      await ours.post(place).json({ verbatim, code: HEAD_ACHE, state: 'proposed' })
    ).body()
    // What is not decided yet is nothing.
    assert.equal(await found(ours, verbatim), 90100004)
    let revision = own.revision as number
    const decide = async (state: string) =>
      (await ours.put(`${place}/${own.id}`).json({ ...own, state, revision: revision++ })).body()
    assert.equal((await decide('approved')).status, true)
    assert.equal(await found(ours, verbatim), 90100001)
    await decide('rejected')
    assert.isUndefined(await found(ours, verbatim))
    assert.equal(await found(theirs, verbatim), 90100004)
  })

  test('tell in the trail which file came, and each term that it changed', async ({
    assert,
    client,
  }) => {
    const platform = await arriveAtPlatform(client)
    const [list, verbatim] = [await makeList(platform), word()]
    await upload(platform, list.id, [`${verbatim},${DIZZINESS}`])
    await upload(platform, list.id, [`${verbatim},${HEAD_ACHE}`, `${word()},${HEAD_ACHE}`])
    // What is there already leaves no line.
    await upload(platform, list.id, [`${verbatim},${HEAD_ACHE}`])
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `coding_synonym_list:${list.id}` })
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act }) => act.split('.')[1]),
      ['created', 'taken_over', 'taken_over']
    )
    const [hash, ...noted] = lines[2].changes
    assert.match(hash.after, /^[0-9a-f]{64}$/)
    assert.deepEqual(noted, [
      { path: 'synonyms', before: null, after: 1 },
      { path: verbatim, before: DIZZINESS, after: HEAD_ACHE },
    ])
  })

  test('are changed by one file at a time: of two at once the second is looked at again', async ({
    assert,
    client,
  }) => {
    const platform = await arriveAtPlatform(client)
    const [list, verbatim] = [await makeList(platform), word()]
    const files = [HEAD_ACHE, DIZZINESS].map((code) => [`${verbatim},${code}`])
    const seals: string[] = []
    for (const file of files) {
      seals.push((await upload(platform, list.id, file, '/preview')).data.seal)
    }
    const answers = await Promise.all(
      files.map((file, at) => upload(platform, list.id, file, '', { seal: seals[at]! }))
    )
    assert.sameMembers(
      answers.map(({ status, code }) => (status ? 'taken over' : code)),
      ['taken over', 1006]
    )
    const first = answers[0].status ? HEAD_ACHE : DIZZINESS
    const [{ code }] = await db
      .connection('owner')
      .from('coding_list_synonyms')
      .where({ list_id: list.id })
    assert.equal(code, first)
  })

  test('tell in the trail what stood before, also when two files come at once unseen', async ({
    assert,
    client,
  }) => {
    const platform = await arriveAtPlatform(client)
    const [list, verbatim] = [await makeList(platform), word()]
    const codes = [HEAD_ACHE, DIZZINESS]
    await Promise.all(codes.map((code) => upload(platform, list.id, [`${verbatim},${code}`])))
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `coding_synonym_list:${list.id}`, act: 'coding_synonym_list.taken_over' })
      .orderBy('seq')
    const [, ...noted] = lines[1].changes
    assert.equal(noted[1].path, verbatim)
    assert.sameMembers([noted[1].before, noted[1].after], codes)
  })

  test('take approved synonyms of current terms only, all of a file or nothing', async ({
    assert,
    client,
  }) => {
    const platform = await arriveAtPlatform(client)
    const list = await makeList(platform)
    const file = ['verbatim,code,state', `${word()},${HEAD_ACHE},rejected`, `x,90200006,`]
    const { data } = await upload(platform, list.id, file, '/preview')
    assert.deepEqual(
      data.wrong.map(({ line, column }: { line: number; column: string }) => [line, column]),
      [
        [2, 'state'],
        [3, 'code'],
      ]
    )
    assert.equal((await upload(platform, list.id, file)).code, 3001)
    const { data: after } = (
      await platform.get(`${apiBase()}/admin/coding_synonym_lists/${list.id}`)
    ).body()
    assert.equal(after.synonymCount, 0)
    assert.equal((await upload(platform, crypto.randomUUID(), [`x,${HEAD_ACHE}`])).code, 1005)
  })

  test('are deleted only when they were never active, and kept by the platform alone', async ({
    assert,
    client,
  }) => {
    const [platform, project] = [await arriveAtPlatform(client), await arrive(client)]
    const [list, never] = [await makeList(platform), await makeList(platform)]
    await upload(platform, never.id, [`${word()},${HEAD_ACHE}`])
    const place = `${apiBase()}/admin/coding_synonym_lists`
    const remove = async (id: string) => (await platform.delete(`${place}/${id}`)).body()
    assert.equal((await put(platform, list.id, 'active')).status, true)
    assert.equal((await remove(list.id)).code, 1006)
    assert.equal((await put(platform, list.id, 'prepared')).code, 2017)
    await put(platform, list.id, 'retired')
    assert.equal((await remove(list.id)).code, 1006)
    assert.equal((await remove(never.id)).status, true)
    const left = await db
      .connection('owner')
      .from('coding_list_synonyms')
      .where({ list_id: never.id })
    assert.deepEqual(left, [])
    assert.equal((await project.get(place)).body().code, 1003)
    assert.equal((await upload(project, list.id, [`x,${HEAD_ACHE}`])).code, 1003)
    const again = { name: list.name.toUpperCase(), language: 'en', state: 'active', source: 'x' }
    assert.equal((await platform.post(place).json(again)).body().code, 30018)
  })

  test('of 100,000 synonyms are asked by their index', async ({ assert, client }) => {
    const platform = await arriveAtPlatform(client)
    const list = await makeList(platform, 'active')
    const owner = db.connection('owner')
    await owner.rawQuery(
      `insert into coding_list_synonyms
       select ?, 'timed' || n, 'timed ' || n, ? from generate_series(1, 100000) n`,
      [list.id, DIZZINESS]
    )
    await owner.rawQuery('analyze coding_list_synonyms')
    const { project } = await makeUser({ permissions: ['CASE_DATA'] })
    const [synonyms, database] = [
      await app.container.make(SynonymCodes),
      await app.container.make(Database),
    ]
    const texts = Array.from({ length: 500 }, (_, at) => `Timed ${at * 200 + 1}`)
    const timed = (asked: string[]) =>
      asActor(project.scope(), async () => {
        const { rows } = await database.read((trx) =>
          trx.rawQuery(`explain ${codesOfKeys}`, { keys: asked.map(foldTight) })
        )
        const plan = rows.map((row: object) => Object.values(row)[0]).join('\n')
        assert.notMatch(plan, /Seq Scan on coding_list_synonyms/)
        const start = performance.now()
        const codes = await synonyms.of(asked)
        assert.isTrue(codes.every(([code]) => code === Number(DIZZINESS)))
        return `${asked.length} in ${(performance.now() - start).toFixed(1)} ms`
      })
    console.log(
      `Of 100,000 listed synonyms: ${await timed(texts.slice(0, 1))}, ${await timed(texts)}`
    )
    await owner.from('coding_synonym_lists').where({ id: list.id }).update({ state: 'retired' })
  })
})
