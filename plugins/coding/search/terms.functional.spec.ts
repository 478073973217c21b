import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import type { ShownTerm, TermAnswer } from '#plugins/coding/contract/dictionary'
import { freshVersion, putInUse } from '#tests/coding/put_in_use'

const VERSION = freshVersion()

test.group('Terms of the dictionary', (group) => {
  group.setup(() => putInUse('91.1', VERSION))

  test('are found by either language, with all ways up and the primary one first', async ({
    client,
    assert,
  }) => {
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const find = async (text: string, asked: object = {}) =>
      (await coder.get('/api/coding/terms').qs({ version: VERSION, text, ...asked })).body().data
    for (const text of ['演示转氨酶升高', 'demo ENZYME raised', '90100007']) {
      const [closest] = (await find(text)).groups
      assert.containsSubset(closest.terms[0], {
        ...{ level: 'llt', code: 90_100_007, pt: { code: 90_100_007 }, isCurrent: true },
        names: { en: 'Demo enzyme raised', zh: '演示转氨酶升高' },
        paths: [
          { soc: { names: { en: 'Demo liver and bile' } }, isPrimary: true },
          { soc: { names: { en: 'Demo skin' } }, isPrimary: false },
        ],
      })
    }
    // What is no longer to be used leads to its preferred term.
    const instead = (await find('Demo giddy')).groups[0]
    assert.deepEqual([instead.group, instead.terms[0].code], ['fuzzy', 90_100_004])
    assert.deepEqual((await find('Demo giddy', { currentOnly: 'false' })).groups[0]?.group, 'exact')
    assert.deepEqual(await find('xylophone quartet'), { groups: [], notCurrent: 0 })
  })

  test('are told for the lines of a list by name, by code or by both, and never by guessing', async ({
    client,
    assert,
  }) => {
    // Somebody of the company, who sees no cases.
    const reader = await signIn(client, await makeUser())
    const lines = [
      ...['demo ENZYME-raised', '演示转氨酶升高', '90100007', '90100007\tDemo enzyme raised'],
      ...['90100007; Demo rash', 'Demo enzyme', 'Demo giddy', '90200006', '99999999', 'no term'],
    ]
    const asked = reader.post('/api/coding/terms/matches').json({ version: VERSION, lines })
    const { terms } = (await asked).body().data
    assert.deepEqual(
      terms.map((term: { code: number } | null) => term?.code ?? null),
      [...Array(4).fill(90_100_007), ...Array(6).fill(null)]
    )
    const empty = reader.post('/api/coding/terms/matches').json({ version: VERSION, lines: [] })
    assert.equal((await empty).body().code, 2017)
  })

  test('that are no longer to be used are counted where they are left out, and found at any level together with the others when that is asked', async ({
    client,
    assert,
  }) => {
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const find = async (text: string, asked: object = {}) =>
      (await coder.get('/api/coding/terms').qs({ version: VERSION, text, ...asked })).body()
        .data as TermAnswer
    assert.deepEqual(await find('giddy'), { groups: [], notCurrent: 1 })
    const shown = await find('giddy', { currentOnly: 'false' })
    assert.equal(shown.notCurrent, 0)
    assert.equal(shown.groups[0]!.terms[0]!.code, 90_200_006)
    const levels = async (text: string) =>
      (await find(text, { level: 'any' })).groups.flatMap(({ terms }) =>
        terms.map(({ level }) => level)
      )
    assert.deepEqual((await levels('Demo head ache')).slice(0, 2), ['pt', 'llt'])
    assert.deepEqual((await levels('演示肝脏事件SMQ')).slice(0, 1), ['smq'])
    assert.deepEqual((await levels('Demo nervous system')).slice(0, 1), ['soc'])
  })

  test('stand below one another from the system organ class down, and below SMQs with their scope', async ({
    client,
    assert,
  }) => {
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const below = async (level: string, code?: number) =>
      (await coder.get('/api/coding/terms/below').qs({ version: VERSION, level, code })).body().data
        .terms as { level: string; code: number; scope?: string; hasChildren: boolean }[]
    const levels: [string, boolean][] = []
    for (let [at] = await below('soc'); at; [at] = await below(at.level, at.code)) {
      levels.push([at.level, at.hasChildren])
    }
    const above = ['soc', 'hlgt', 'hlt', 'pt'].map((level) => [level, true])
    assert.deepEqual(levels, [...above, ['llt', false]] as typeof levels)
    const [smq] = await below('smq')
    const members = await below('smq', smq.code)
    assert.sameDeepMembers(
      members.map(({ level, scope }) => [level, scope]),
      [
        ['pt', 'narrow'],
        ['pt', 'narrow'],
        ['smq', null],
      ]
    )
  })

  test('name the codes of a case that came without names, as its version calls them or else the newest that has them', async ({
    client,
    assert,
  }) => {
    const renamed = freshVersion()
    const rename = (text: string) => text.replaceAll('Demo dizziness', 'Demo vertigo')
    await putInUse('91.1', renamed, (texts) =>
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, rename(text)]))
    )
    const reader = await signIn(client, await makeUser())
    const names = async (codes: string, version?: string, list = 'meddra-llt') => {
      const answer = reader.get(`/api/forms/lists/${list}/names`).qs({ version, codes })
      return (await answer).body().data.codes
    }
    const dizzy = { en: 'Demo dizziness', zh: '演示头晕' }
    const asNow = { code: '90100004', version: VERSION, name: dizzy }
    assert.deepEqual(await names('90100004,99999999,text', VERSION), [asNow])
    // A comma in an address is a letter like others, however it is written.
    const bare = `/api/forms/lists/meddra-llt/names?version=${VERSION}&codes=90100004,90100001`
    assert.lengthOf((await reader.get(bare)).body().data.codes, 2)
    const asRenamed = { ...asNow, version: renamed, name: { ...dizzy, en: 'Demo vertigo' } }
    assert.deepEqual(await names('90100004', renamed), [asRenamed])
    // No release has this version.
    const [newest] = await names('90100004', '1.0')
    assert.isAtLeast(Number(newest.version), Number(renamed))
    // The newest is there in Chinese alone: who reads English reads the newest English name.
    await putInUse('91.1', freshVersion(), undefined, ['zh'])
    const [both] = await names('90100004', '1.0')
    assert.equal(both.name.zh, dizzy.zh)
    assert.match(both.name.en, /^Demo /)
    assert.deepEqual(await names('90100004', VERSION, 'ucum'), [])
    const none = await reader.get('/api/forms/lists/meddra-llt/names')
    assert.containsSubset(none.body(), { status: false, code: 2017 })
  })

  test('an SMQ that combines categories says so, since a search takes any of its terms', async ({
    client,
    assert,
  }) => {
    const version = freshVersion()
    await putInUse('91.1', version, (texts) => ({
      ...texts,
      'smq_list.asc': texts['smq_list.asc']!.replace(/N\$$/m, 'A or (B and C)$'),
    }))
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const smqs = (await coder.get('/api/coding/terms/below').qs({ version, level: 'smq' })).body()
      .data.terms as { code: number; isAlgorithmic?: true }[]
    const inner = await coder.get('/api/coding/terms/smq/98000002').qs({ version })
    assert.deepEqual(
      [...smqs, inner.body().data].map(({ code, isAlgorithmic }) => [code, isAlgorithmic]),
      [
        [98_000_001, true],
        [98_000_002, undefined],
      ]
    )
  })

  test('an SMQ that is asked for by its code says what it is in all languages, and its members their categories and weights', async ({
    client,
    assert,
  }) => {
    const version = freshVersion()
    await putInUse('91.1', version, (texts) => ({
      ...texts,
      'smq_list.asc': texts['smq_list.asc']!.replace(
        'Demo description$Demo source$$',
        'Harm to the liver$An expert group$Read it all$'
      ).replace(/N\$$/m, 'A or (B and C)$'),
      'smq_content.asc': texts['smq_content.asc']!.replace('$4$2$A$0$', '$4$2$B$3$').concat(
        '98000001$90100006$4$1$C$0$A$VERSION$VERSION$\n'.replaceAll('VERSION', version)
      ),
    }))
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const ask = async (path: string, asked: object = {}) =>
      (await coder.get(`/api/coding/terms/${path}`).qs({ version, ...asked })).body().data
    const both = (text: string) => ({ en: text, zh: text })
    assert.deepEqual((await ask('smq/98000001')).smq, {
      ...{ level: 1, algorithm: 'A or (B and C)', description: both('Harm to the liver') },
      ...{ note: both('Read it all'), source: both('An expert group') },
    })
    assert.deepEqual((await ask('smq/98000002')).smq, {
      ...{ level: 2, description: both('Demo description') },
      ...{ note: both(''), source: both('Demo source') },
    })
    assert.isUndefined((await ask('pt/90100006')).smq)
    const { terms } = await ask('below', { level: 'smq', code: 98_000_001 })
    const facts = (terms as ShownTerm[]).map(({ code, scope, category, weight }) => [
      ...[code, scope, category, weight],
    ])
    assert.sameDeepMembers(facts, [
      [90_100_005, 'narrow', 'B', 3],
      [90_100_006, 'narrow', 'A, C', undefined],
      [98_000_002, null, undefined, undefined],
    ])
    assert.equal((await coder.get('/api/coding/terms/all/1').qs({ version })).body().code, 2017)
  })

  test('of a version that is not in use are not found, and wrong questions get a sentence', async ({
    client,
    assert,
  }) => {
    const coder = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const code = async (asked: object) =>
      (await coder.get('/api/coding/terms').qs(asked)).body().code
    const unknown = (await coder.get('/api/coding/terms').qs({ version: '1.0', text: 'x' })).body()
    assert.equal(unknown.code, 1005)
    assert.equal(unknown.data.detail.en, 'MedDRA 1.0 is not loaded or not active.')
    assert.equal(await code({ text: 'x' }), 2017)
    assert.equal(await code({ version: VERSION, text: 'x'.repeat(501) }), 2017)
    assert.equal(await code({ version: VERSION, text: 'x', level: 'all' }), 2017)
  })

  test('are found by the approved synonyms of the project, and by those of no other', async ({
    client,
    assert,
  }) => {
    const permissions = ['CASE_DATA', 'CODING_CONF']
    const [ours, theirs] = [
      await signIn(client, await makeUser({ permissions })),
      await signIn(client, await makeUser({ permissions })),
    ]
    type Browser = typeof ours
    const first = async (by: Browser, text: string) =>
      (await by.get('/api/coding/terms').qs({ version: VERSION, text })).body().data.groups[0]
        ?.group
    const keep = async (sent: object) =>
      (await ours.post('/api/admin/coding_synonyms').json(sent)).body()
    const fields = { verbatim: 'Wobbly, all day', code: '90100004', state: 'proposed' }
    const { data: made } = await keep(fields)
    assert.containsSubset(made, { ...fields, term: { en: 'Demo dizziness' } })
    assert.isUndefined(await first(ours, 'wobbly all day'))
    const { data: approved } = (
      await ours
        .put(`/api/admin/coding_synonyms/${made.id}`)
        .json({ ...fields, state: 'approved', revision: made.revision })
    ).body()
    assert.equal(approved.state, 'approved')
    assert.equal(await first(ours, 'WOBBLY ALL DAY'), 'synonym')
    assert.isUndefined(await first(theirs, 'wobbly all day'))
    const again = await keep({ ...fields, verbatim: 'wobbly (all day)' })
    assert.equal(again.code, 30018)
    assert.include(again.data.message.en, '"wobbly (all day)" already exists')
    for (const code of ['90200006', '12345678', 'x', '']) {
      assert.equal((await keep({ ...fields, verbatim: `other ${code}`, code })).code, 2017, code)
    }
    assert.equal((await keep({ ...fields, verbatim: '...' })).code, 2017)
  })
})
