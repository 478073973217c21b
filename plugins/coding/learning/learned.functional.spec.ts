import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { apiBase } from '#kernel/http/api_base'
import { CaseRecords } from '#plugins/cases/contract'
import { LearnedTerms } from '#plugins/coding/records/learned_terms'
import { foldTight } from '#plugins/coding/search/fold'
import { asActor } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'

const VERSION = freshVersion()
const [HEAD_ACHE, DIZZINESS, NOT_CURRENT] = ['90100001', '90100004', '90200006']

async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CODING_CONF'] })
  return { user, browser: await signIn(client, user) }
}

/** Makes a case for each of the lists: events as they were reported, with what they were coded with. */
async function code(
  { project }: TestUser,
  ...cases: readonly (readonly (readonly [reported: string, code: string])[])[]
): Promise<string[]> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const contents = cases.map((events) => ({
    E_i: events.map(([reported, llt], at) => ({
      ...{ id: `e${at}`, E_i_1_2: reported, E_i_2_1a: VERSION, E_i_2_1b: llt },
    })),
  }))
  const made = await asActor(project.scope(), () =>
    changes.recordMany((open) =>
      records.create(
        open,
        contents.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  return made.map(({ id }) => id)
}

interface Row {
  readonly key: string
  readonly code: number
  readonly verbatim: string
  readonly cases: number
  readonly terms: number
  readonly names: Record<string, string>
}

async function list({ get }: SignedInClient, query = {}): Promise<Row[]> {
  const { status, data } = (await get(`${apiBase()}/admin/coding_learned`).qs(query)).body()
  return status ? data : []
}

const decide = async ({ post }: SignedInClient, terms: readonly object[], state: string) =>
  (await post(`${apiBase()}/coding/learned/decisions`).json({ terms, state })).body()

const seen = (rows: readonly Row[]) =>
  rows.map(({ verbatim, code: llt, cases, terms }) => [verbatim, String(llt), cases, terms])

test.group('Terms learned from cases', (group) => {
  group.setup(() => putInUse('91.1', VERSION))

  test('are what people chose where the words do not name the term, the most frequent first', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    await code(
      user,
      [
        ['woozy head', DIZZINESS],
        ['Woozy-head!', DIZZINESS],
        ['DEMO head-ache', HEAD_ACHE],
        ['演示头痛', HEAD_ACHE],
        ['gone', NOT_CURRENT],
        ['unknown', '12345678'],
      ],
      [
        ['WOOZY HEAD', DIZZINESS],
        ['bursting', HEAD_ACHE],
      ],
      [['woozy head', HEAD_ACHE]]
    )
    const rows = await list(browser)
    const lower = rows.map((row) => ({ ...row, verbatim: row.verbatim.toLowerCase() }))
    assert.deepEqual(
      seen(lower).map(([reported, ...rest]) => [String(reported).replace(/[^a-z]/g, ''), ...rest]),
      [
        ['woozyhead', DIZZINESS, 2, 2],
        ['bursting', HEAD_ACHE, 1, 1],
        ['woozyhead', HEAD_ACHE, 1, 2],
      ]
    )
    assert.equal(rows[0]!.names.en, 'Demo dizziness')
    assert.deepEqual(seen(await list(browser, { filter: '{"q":"BURST"}' })), [
      ['bursting', HEAD_ACHE, 1, 1],
    ])
    const paged = await list(browser, { range: '[1,1]' })
    assert.deepEqual(seen(paged), [['bursting', HEAD_ACHE, 1, 1]])
  })

  test('become approved synonyms, or rejected ones, and are not proposed again', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    await code(user, [
      ['woozy', DIZZINESS],
      ['bursting', HEAD_ACHE],
      ['odd', HEAD_ACHE],
      ['left', HEAD_ACHE],
    ])
    const rows = await list(browser)
    const of = (...reported: string[]) => rows.filter(({ verbatim }) => reported.includes(verbatim))
    assert.deepEqual((await decide(browser, of('woozy', 'bursting'), 'approved')).data, { made: 2 })
    assert.deepEqual((await decide(browser, of('odd'), 'rejected')).data, { made: 1 })
    assert.deepEqual(seen(await list(browser)), [['left', HEAD_ACHE, 1, 1]])
    const kept = await db
      .connection('owner')
      .from('coding_synonyms')
      .where({ project_id: user.project.projectId })
      .orderBy('verbatim')
    assert.deepEqual(
      kept.map(({ verbatim, code: llt, state }) => [verbatim, llt, state]),
      [
        ['bursting', HEAD_ACHE, 'approved'],
        ['odd', HEAD_ACHE, 'rejected'],
        ['woozy', DIZZINESS, 'approved'],
      ]
    )
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `coding_synonym:${kept[0].id}` })
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['coding_synonym.created']
    )
    const asked = { version: VERSION, text: 'Woozy!' }
    const { data } = (await browser.get(`${apiBase()}/coding/terms`).qs(asked)).body()
    assert.equal(data.groups[0].group, 'synonym')
  })

  test('are decided all together or not at all', async ({ assert, client }) => {
    const [ours, theirs] = [await arrive(client), await arrive(client)]
    await code(ours.user, [
      ['woozy', DIZZINESS],
      ['gone', NOT_CURRENT],
    ])
    await code(ours.user, [['woozy', HEAD_ACHE]])
    await code(theirs.user, [['theirs', HEAD_ACHE]])
    const [first, second] = await list(ours.browser)
    assert.equal((await decide(ours.browser, [first!, second!], 'approved')).code, 2017)
    const foreign = await list(theirs.browser)
    assert.lengthOf(foreign, 1)
    assert.equal((await decide(ours.browser, [first!, ...foreign], 'approved')).code, 1005)
    const gone = { key: 'gone', code: Number(NOT_CURRENT) }
    assert.equal((await decide(ours.browser, [first!, gone], 'approved')).code, 2017)
    assert.lengthOf(await list(ours.browser), 2)
    assert.equal((await decide(ours.browser, [first!, second!], 'rejected')).status, true)
    assert.deepEqual(await list(ours.browser), [])
    const late = await decide(ours.browser, [first!], 'approved')
    assert.equal(late.code, 1006)
    assert.match(late.data.detail.en, /^Someone else decided on some of these terms/)
    assert.equal((await decide(ours.browser, [], 'approved')).code, 2017)
    const reader = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await reader.get(`${apiBase()}/admin/coding_learned`)).body().code, 1003)
    assert.equal((await decide(reader, foreign, 'approved')).code, 1003)
  })

  test('are those of the cases as they are now, and however many words name their terms', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    const [caseId] = await code(user, [['woozy', DIZZINESS]], [['Demo head ache', HEAD_ACHE]])
    const learned = await app.container.make(LearnedTerms)
    const all = { from: 0, to: 9, text: '' }
    const parts = await asActor(user.project.scope(), () => learned.list(all, 9, 1))
    assert.equal(parts.total, 1)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId! } } as const
    await asActor(user.project.scope(), () =>
      changes.record(act, async (change) =>
        records.revise(change, await records.lock(change, caseId!), {
          content: { E_i: [{ id: 'e0', E_i_1_2: 'woozy' }] },
        })
      )
    )
    assert.deepEqual(await list(browser), [])
  })

  test('have words that fit into a synonym', async ({ assert, client }) => {
    const { user, browser } = await arrive(client)
    await code(user, [
      ['long '.repeat(200), HEAD_ACHE],
      [`dotted${'.'.repeat(500)}`, HEAD_ACHE],
    ])
    const rows = await list(browser)
    assert.deepEqual(seen(rows), [['dotted', HEAD_ACHE, 1, 1]])
    assert.equal((await decide(browser, rows, 'approved')).status, true)
  })

  test('are none that an active list of the installation gives for the words', async ({
    assert,
    client,
  }) => {
    const { user, browser } = await arrive(client)
    const reported = `listed in learned ${process.pid}`
    await code(user, [[reported, DIZZINESS]], [[reported, HEAD_ACHE]])
    const owner = db.connection('owner')
    const id = crypto.randomUUID()
    const kept = { id, name: reported, language: 'en', source: 'x', state: 'active' }
    await owner.table('coding_synonym_lists').insert(kept)
    await owner
      .table('coding_list_synonyms')
      .insert({ list_id: id, key: foldTight(reported), verbatim: reported, code: DIZZINESS })
    assert.deepEqual(seen(await list(browser)), [[reported, HEAD_ACHE, 1, 2]])
    await owner.from('coding_synonym_lists').where({ id }).update({ state: 'retired' })
    assert.lengthOf(await list(browser), 2)
  })
})
