import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { factsOf } from '#kernel/case/findings/rule_facts'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { DrugEntry, FoundDrugs } from '#plugins/drugs/contract'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { makeZip } from '#tests/files/make_zip'
import { type DrugTexts, inventedTexts } from '#tests/drugs/invented_release'

const TEXTS = inventedTexts('C3', 100)
const NAME = 'Xelaademine'

/** Each release is newer than the one before. */
let year = 2100
const nextVersion = () => `${year++}-03`

/** With another code of a product, which no other release has. */
const renamed = (texts: DrugTexts, from: string, to: string): DrugTexts =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.replaceAll(from, to)]))

async function platform(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ administers: 'platform' }))
  const send = async (details: Record<string, string>, texts: DrugTexts = TEXTS) => {
    const request = browser.post('/api/coding/loads').fields({ dictionary: 'whodrug', ...details })
    return (await request.file('files', await makeZip(texts), { filename: 'who.zip' })).body()
  }
  const loaded = async (details: Record<string, string>, texts: DrugTexts = TEXTS) => {
    const { loadId } = (await send({ format: 'C3', ...details }, texts)).data
    await workOffJobs()
    return (await browser.get(`/api/admin/dictionary_loads/${loadId}`)).body().data
  }
  const act = async (id: string, name: string) =>
    (await browser.post(`/api/coding/releases/${id}/acts`).json({ act: name })).body()
  const inUse = async (details: Record<string, string>, texts: DrugTexts = TEXTS) => {
    const { releaseId } = await loaded(details, texts)
    for (const name of ['approve', 'activate']) await act(releaseId, name)
    return releaseId as string
  }
  return { ...browser, send, loaded, act, inUse }
}

async function reader(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }), 0)
  const find = async (text: string) =>
    (await browser.get('/api/drugs/entries').qs({ text })).body().data.groups as FoundDrugs[]
  const sources = async () => (await browser.get('/api/drugs/sources')).body().data
  const entry = async (code: string) => (await browser.get(`/api/drugs/whodrug/${code}`)).body()
  return { ...browser, find, sources, entry }
}

/** What the rules hear of the codes of a case, by version; each group of drugs has some. */
const codesKnown = async (codes: readonly (readonly [code: string, version: string])[]) => {
  const groups = ['G_k', 'D_8_r', 'D_10_8_r']
  const content = Object.fromEntries(
    groups.map((group, at) => [
      group,
      codes
        .filter((_, index) => index % groups.length === at)
        .map(([code, version]) => ({
          ...{ id: code, [`${group}_DD_1`]: '1', [`${group}_DD_2b`]: code },
          ...(version && { [`${group}_DD_2a`]: version }),
        })),
    ])
  )
  const project = await makeProject()
  const plugins = await app.container.make(PluginRegistry)
  const { external } = await asActor(project.scope(), () => factsOf(content, '2026-01-02', plugins))
  return external?.['drugs.codeKnown']
}

const products = async () =>
  Number((await db.connection('owner').from('whodrug_products').count('* as n').first()).n)

test.group('Releases of WHODrug', (all) => {
  all.tap((each) => each)

  test('are loaded by a job, counted, and looked into once they are approved and in use', async ({
    client,
    assert,
  }) => {
    const { get, loaded, act } = await platform(client)
    const { find, sources } = await reader(client)
    const version = nextVersion()
    const { releaseId, state, problems } = await loaded({ version })
    assert.equal(state, 'done', JSON.stringify(problems))
    const shown = (await get(`/api/admin/dictionary_releases/${releaseId}`)).body().data
    assert.containSubset(shown, {
      ...{ dictionary: 'whodrug', version, language: 'en', state: 'imported', entries: 100 },
      counts: { products: 100, generics: 5 },
      counted: [{ label: { en: 'Products', zh: '产品' }, count: 100 }],
    })
    const isThere = async () => (await sources()).some((each: any) => each.version === version)
    assert.isFalse(await isThere())
    assert.isTrue((await act(releaseId, 'approve')).status)
    assert.isFalse(await isThere())
    assert.isTrue((await act(releaseId, 'activate')).status)
    assert.deepInclude(await sources(), { source: 'whodrug', version, entries: 100 })
    const [exact] = await find(NAME)
    assert.containSubset(exact, {
      ...{ group: 'exact', total: 1, totalIsLowerBound: false },
      entries: [{ source: 'whodrug', version, drugCode: '90000001001', nameEn: NAME }],
    })
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('are refused with file and line, and leave nothing behind', async ({ client, assert }) => {
    const { loaded } = await platform(client)
    const before = await products()
    const damaged = { ...TEXTS, 'ING.txt': TEXTS['ING.txt']!.replace('S0001', 'S9999') }
    const { state, problems } = await loaded({ version: nextVersion() }, damaged)
    assert.equal(state, 'refused')
    assert.containSubset(problems, [{ file: 'ING.txt', line: 1 }])
    assert.equal(await products(), before)
  })

  test('are taken in only with a version, a format and a layout that can be used', async ({
    client,
    assert,
  }) => {
    const { send, loaded } = await platform(client)
    const version = nextVersion()
    const wrong: readonly [Record<string, string>, RegExp][] = [
      [{ format: 'C3' }, /year and month/],
      [{ version: '2026', format: 'C3' }, /year and month/],
      [{ version: '2026-13', format: 'C3' }, /year and month/],
      [{ version, format: 'C4' }, /C3 or B3/],
      [{ version, format: 'C3', language: 'xx' }, /en or zh/],
      [{ version, format: 'C3', layout: '' }, /layout cannot be used/],
      [{ version, format: 'C3', layout: '{' }, /layout cannot be used. It is not JSON/],
      [{ dictionary: 'snomed', version, format: 'C3' }, /no dictionary "snomed"/],
    ]
    for (const [details, says] of wrong) {
      const { code, data } = await send(details)
      assert.equal(code, 2017, JSON.stringify(details))
      assert.match(data.detail.en, says)
      assert.notEqual(data.detail.zh, data.detail.en)
    }
    const none = await loaded({ version }, { 'readme.md': 'x' })
    assert.equal(none.state, 'refused')
    assert.match(none.problems[0].says.en, /MP\.txt is missing/)
  })

  test('that are discarded leave no product; a version is there once in a language', async ({
    client,
    assert,
  }) => {
    const { loaded, act } = await platform(client)
    const version = nextVersion()
    const before = await products()
    const { releaseId } = await loaded({ version })
    const again = await loaded({ version })
    assert.equal(again.state, 'refused')
    assert.match(again.problems[0].says.en, /is already loaded/)
    assert.isTrue((await act(releaseId, 'discard')).status)
    assert.equal(await products(), before)
    assert.equal((await loaded({ version })).state, 'done')
  })

  test('are searched in the newest one in use; an older one is read by its codes', async ({
    client,
    assert,
  }) => {
    const { inUse, act, loaded } = await platform(client)
    const { find, entry } = await reader(client)
    const [older, newer] = [nextVersion(), nextVersion()]
    await inUse({ version: older }, renamed(TEXTS, '1000050', '6000050'))
    const newest = await inUse({ version: newer })
    const versionOf = async () => (await find(NAME))[0]!.entries[0]!.version
    assert.equal(await versionOf(), newer)
    assert.equal((await entry('6000050')).data.version, older, 'only the older one has it')
    assert.equal((await entry('1000000')).data.version, newer)
    assert.equal((await entry('nothing')).code, 1005)
    await loaded({ version: nextVersion() }, renamed(TEXTS, '1000050', '7000050'))
    assert.equal((await entry('7000050')).code, 1005, 'nobody has put it into use')
    const known = await codesKnown([
      ['1000000', newer],
      ['6000050', older],
      ['1000050', older],
      ['1000051', ''],
      ['7000050', ''],
      ['8000050', '1980-01'],
    ])
    const [has, hasNot] = [true, false]
    assert.deepEqual(known, {
      ...{ 1000000: has, 6000050: has, 1000050: hasNot, 1000051: has, 7000050: hasNot },
    })
    await act(newest, 'retire')
    assert.equal(await versionOf(), older)
    await act(newest, 'roll_back')
    assert.equal(await versionOf(), newer)
  })

  test('come in format B3 too, and in Chinese beside English, where a product is one entry', async ({
    client,
    assert,
  }) => {
    const { inUse } = await platform(client)
    const { find, entry, sources } = await reader(client)
    const version = nextVersion()
    await inUse({ version, format: 'B3' }, inventedTexts('B3', 100))
    const names = TEXTS['MP.txt']!.replaceAll(/(?<=^.{42})\S(.{6})/gm, '演示药品名称甲')
    await inUse({ version, language: 'zh' }, { ...TEXTS, 'MP.txt': names })
    const [english] = (await find(NAME))[0]!.entries as DrugEntry[]
    assert.include(english, { drugCode: '90000001001', nameEn: NAME, nameZh: '' })
    const [group] = await find('演示药品名称')
    assert.equal(group!.group, 'prefix')
    assert.include(group!.entries[0], { nameEn: '' })
    assert.match(group!.entries[0]!.nameZh, /^演示药品名称甲/)
    const [inside] = await find('品名')
    assert.equal(inside!.group, 'contains', 'a word of two characters from inside')
    assert.equal((await find('药品 名称'))[0]!.group, 'contains')
    assert.deepEqual(await find('名品'), [])
    const both = nextVersion()
    await inUse({ version: both })
    await inUse({ version: both, language: 'zh' }, { ...TEXTS, 'MP.txt': names })
    const [byCode] = await find('900000 01 001')
    assert.lengthOf(byCode!.entries, 1)
    assert.equal(byCode!.entries[0]!.nameEn, NAME)
    assert.match(byCode!.entries[0]!.nameZh, /^演示药品名称甲/)
    const { nameEn, nameZh } = (await entry('1000000')).data
    assert.isTrue(nameEn !== '' && nameZh !== '')
    assert.deepInclude(await sources(), { source: 'whodrug', version: both, entries: 100 })
  })
})

test.group('WHODrug is searched', (all) => {
  all.tap((each) => each)

  test('by name, its beginning, words of it and beside it, codes, and slips of the pen', async ({
    client,
    assert,
  }) => {
    const { inUse } = await platform(client)
    const { find, entry } = await reader(client)
    await inUse({ version: nextVersion() })
    const brand = (await entry('1000001')).data as DrugEntry
    const groups = async (text: string) => (await find(text)).map(({ group }) => group)
    const holds = async (text: string, group: string) =>
      (await find(text)).some(
        (each) => each.group === group && each.entries.some(({ code }) => code === brand.code)
      )
    assert.isTrue(await holds(brand.nameEn, 'exact'))
    assert.isTrue(await holds(brand.nameEn.toUpperCase(), 'exact'))
    assert.isTrue(await holds(` ${brand.nameEn.slice(0, 5)} `, 'prefix'))
    assert.isTrue(await holds(brand.nameEn.slice(2, 8), 'contains'))
    assert.isTrue(await holds(`${brand.genericName} ${brand.country || 'xel'}`, 'contains'))
    assert.isFalse(await holds(`${brand.genericName} qqwwyy`, 'contains'), 'every word')
    assert.isTrue(await holds(brand.authorisationNumber, 'contains'))
    assert.isTrue(await holds('900000 01 002', 'code'))
    assert.isTrue(await holds(brand.code, 'exact'))
    assert.isTrue(await holds(brand.atc, 'code'))
    assert.deepEqual(await groups('Xelaadmeine'), ['fuzzy'])
    const [reported] = await find(`${NAME} 50 mg film-coated tablets`)
    assert.equal(reported?.group, 'fuzzy', 'a part of the text only')
    assert.equal(reported?.entries[0]!.nameEn, NAME)
    assert.deepEqual(await groups('qqwwyy zzkk'), [])
  })

  test('by its letters: a sign of patterns means nothing else', async ({ client, assert }) => {
    const { inUse } = await platform(client)
    const { find } = await reader(client)
    await inUse({ version: nextVersion() })
    for (const text of ['%', '_____', 'Xel%', '100%', String.raw`Xel\a`, "'", '%%%%']) {
      const groups = (await find(text)).map((each) => each.group)
      assert.isTrue(
        groups.every((each) => each === 'fuzzy'),
        `${text}: ${groups.join(', ')}`
      )
    }
  })

  test('generic names stand first among those of one name, what is withdrawn last; many are not counted out', async ({
    client,
    assert,
  }) => {
    const { inUse } = await platform(client)
    const { find } = await reader(client)
    const lines = TEXTS['MP.txt']!.split('\r\n')
    const [generic] = lines
    const many = Array.from({ length: 300 }, (_, at) => {
      const line = generic!.replace('1000000', `20${String(at).padStart(5, '0')}`)
      const brand = `${line.slice(0, 41)}N${line.slice(42)}`
      return at === 0 ? `${brand.slice(0, 1610)}20200101${brand.slice(1618)}` : brand
    })
    const texts = { ...TEXTS, 'MP.txt': [...many, ...lines].join('\r\n') }
    await inUse({ version: nextVersion() }, texts)
    const [exact] = await find(NAME)
    assert.containSubset(exact, { total: 200, totalIsLowerBound: true })
    assert.lengthOf(exact!.entries, 50)
    assert.equal(exact!.entries[0]!.code, '1000000')
    assert.isTrue(
      exact!.entries.slice(1).every(({ isGeneric, isWithdrawn }) => !isGeneric && !isWithdrawn)
    )
  })

  test('beside the products of the company, which stand first; who sees no case sees no drug', async ({
    client,
    assert,
  }) => {
    const { inUse } = await platform(client)
    await inUse({ version: nextVersion() })
    const administrator = await makeUser({ administers: 'company' })
    const own = await signIn(client, administrator)
    await own.post('/api/admin/drug_products').json({ nameEn: `${NAME} of ours`, country: 'CN' })
    const { project } = await makeUser({ project: administrator.project })
    const person = await signIn(client, await makeUser({ project, permissions: ['CASE_DATA'] }), 0)
    const { groups } = (
      await person.get('/api/drugs/entries').qs({ text: NAME.slice(0, 8) })
    ).body().data as { groups: FoundDrugs[] }
    const prefix = groups.find(({ group: name }) => name === 'prefix')!
    assert.equal(prefix.entries[0]!.source, 'products')
    assert.isAbove(prefix.entries.length, 1)
    assert.isTrue(prefix.entries.slice(1).every(({ source }) => source === 'whodrug'))
    assert.equal(prefix.total, prefix.entries.length)
    const stranger = await signIn(client, await makeUser({ permissions: [] }), 0)
    assert.equal((await stranger.get('/api/drugs/whodrug/1000000')).body().code, 1003)
    assert.equal((await stranger.get('/api/drugs/layouts/C3')).body().code, 1003)
  })
})

test.group('The layouts that come with Pharos', () => {
  test('are given to whoever loads dictionaries, and are taken back as their own', async ({
    client,
    assert,
  }) => {
    const { get, loaded } = await platform(client)
    const { data } = (await get('/api/drugs/layouts/C3')).body()
    assert.equal(data.files.MP.file, 'MP.txt')
    assert.equal((await get('/api/drugs/layouts/D9')).body().code, 2017)
    const layout = JSON.stringify(data)
    assert.equal((await loaded({ version: nextVersion(), layout })).state, 'done')
  })
})
