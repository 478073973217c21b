import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { factsOf } from '#kernel/case/findings/rule_facts'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { FoundDrugs } from '#plugins/drugs/contract'
import { asActor } from '#tests/factories/as_actor'
import { unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const LIST = '/api/admin/drug_products'
const FILES = '/api/drugs/product_files'
const HEAD =
  'Chinese name,English name,Generic name,Authorisation number,Country,Holder,ATC code,Own product'
/** 国药准字 and a number that nobody else has in these specs. */
const number = () => `国药准字H${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function administrator(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ administers: 'company' }))
  const sent = (path: string, bytes: Uint8Array, filename: string) =>
    browser.post(path).file('products', Buffer.from(bytes), { filename })
  const bytesOf = (text: string | Uint8Array) =>
    typeof text === 'string' ? Buffer.from(text) : text
  return {
    ...browser,
    make: async (body: object) => (await browser.post(LIST).json(body)).body(),
    preview: async (text: string | Uint8Array) =>
      (await sent(`${FILES}/preview`, bytesOf(text), 'products.csv')).body(),
    take: async (text: string | Uint8Array) =>
      (await sent(FILES, bytesOf(text), 'products.csv')).body(),
    all: async () =>
      (await browser.get(LIST).qs({ sort: '["nameEn","ASC"]', range: '[0,99]' })).body().data,
  }
}

/** Whoever works on cases in a project of the same company. */
const writerBeside = async (
  client: ApiClient,
  project: Awaited<ReturnType<typeof makeUser>>['project']
) => signIn(client, await makeUser({ project, permissions: ['CASE_DATA'] }), 0)

test.group('The product dictionary of a company', () => {
  test('is made, changed against its revision and deleted; a number is there once', async ({
    client,
    assert,
  }) => {
    const { make, put, delete: remove, all } = await administrator(client)
    const fields = {
      nameEn: 'Demotinib',
      authorisationNumber: number(),
      country: 'CN',
      atc: 'A01AB',
    }
    const { data: made } = await make(fields)
    assert.equal(made.nameEn, 'Demotinib')
    assert.equal((await make({ ...fields, nameEn: 'Other' })).code, 30018)
    const changed = await put(`${LIST}/${made.id}`).json({ ...made, holder: 'Demo Pharma' })
    assert.equal(changed.body().data.holder, 'Demo Pharma')
    assert.equal((await put(`${LIST}/${made.id}`).json({ ...made, holder: 'X' })).body().code, 1006)
    assert.isTrue((await remove(`${LIST}/${made.id}`)).body().status)
    assert.deepEqual(await all(), [])
    assert.isTrue((await make(fields)).status, 'the number is free')
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('says in one sentence what is wrong with a product: {field}')
    .with([
      { field: 'nameZh', given: { holder: 'Demo Pharma' } },
      { field: 'country', given: { nameEn: 'Demo A', country: 'XQ' } },
      { field: 'atc', given: { nameEn: 'Demo A', atc: 'E01' } },
    ])
    .run(async ({ client, assert }, { field, given }) => {
      const { make, all } = await administrator(client)
      const { code, data } = await make(given)
      assert.equal(code, 2017)
      assert.equal(data.errors[0].field, field)
      assert.isNotEmpty(data.detail.zh)
      assert.deepEqual(await all(), [])
    })

  test('takes a table over whole: what has the same number or name is replaced, the rest is new', async ({
    client,
    assert,
  }) => {
    const { make, preview, take, all } = await administrator(client)
    const [first, second] = [number(), number()]
    await make({ nameEn: 'Demo A', authorisationNumber: first, holder: 'Old' })
    await make({ nameEn: 'Demo B' })
    const table = [
      HEAD,
      `演示甲,Demo A new,Demoxine + Demozole,${first},cn,Demo Pharma,a01ab,是`,
      `,Demo B,,${second},CN,,,no`,
      `,Demo C,,,,,,`,
    ].join('\r\n')
    const seen = await preview(table)
    assert.include(seen.data, { lines: 3, made: 1, changed: 2, same: 0, problemCount: 0 })
    assert.lengthOf(await all(), 2, 'a preview changes nothing')
    assert.include((await take(table)).data, { made: 1, changed: 2, same: 0 })
    const rows = await all()
    assert.deepEqual(
      rows.map((row: Record<string, string>) => [row.nameEn, row.authorisationNumber, row.isOwn]),
      [
        ['Demo A new', first, 'yes'],
        ['Demo B', second, 'no'],
        ['Demo C', '', null],
      ]
    )
    assert.include(rows[0], { country: 'CN', atc: 'A01AB', holder: 'Demo Pharma' })
    assert.include((await take(table)).data, { made: 0, changed: 0, same: 3 })
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('names line, column and what to do of each bad cell, and takes nothing over', async ({
    client,
    assert,
  }) => {
    const { preview, take, all } = await administrator(client)
    const twice = number()
    const table = [
      HEAD,
      `演示甲,"Demo ""A""",,${twice},CN,,,`,
      '',
      `演示乙,,,${twice},XX,,,maybe`,
      `,,,,,,Z99,`,
      `演示丁,,,H123,CN,,,`,
    ].join('\n')
    const { data } = await preview(table)
    assert.deepEqual(
      data.problems.map((each: { line: number; column: { en: string } | null }) => [
        each.line,
        each.column?.en ?? null,
      ]),
      [
        [4, 'Own product'],
        [4, 'Country'],
        [4, null],
        [5, 'Chinese name'],
        [5, 'ATC code'],
      ]
    )
    assert.deepEqual(
      data.warnings.map(({ line }: { line: number }) => line),
      [6],
      'an unusual number is a warning alone'
    )
    const refused = await take(table)
    assert.equal(refused.code, 3001)
    assert.include(refused.data.detail.zh, '第 4 行“本公司产品”')
    assert.deepEqual(await all(), [])
  })

  test('reads {encoding} with {separator} between the cells, columns in any order and language')
    .with([
      { encoding: 'UTF-8 with a mark', separator: ',', bytes: (text: string) => `\ufeff${text}` },
      { encoding: 'UTF-8', separator: '\t', bytes: (text: string) => text },
      // 通用名称 and 中文名, 演示甲 and 演示药 as GB18030 writes them.
      { encoding: 'GB18030', separator: ';', bytes: gb18030 },
    ])
    .run(async ({ client, assert }, { separator, bytes }) => {
      const { take, all } = await administrator(client)
      const lines = [
        ['通用名称', '中文名'],
        ['演示甲', '演示药'],
      ]
      const text = lines.map((cells) => cells.join(separator)).join('\r\n')
      assert.include((await take(bytes(text))).data, { made: 1 })
      assert.include((await all())[0], { genericName: '演示甲', nameZh: '演示药' })
    })

  test('is found by whoever works on cases of the company, by name, substance, number and ATC; by nobody else', async ({
    client,
    assert,
  }) => {
    const { take, user } = await administrator(client)
    const licence = number()
    await take(
      [
        HEAD,
        `演示替尼片,Demotinib,Demoxine + Demozole,${licence},CN,Demo Pharma,L01XE01,yes`,
        `,Demotinib forte,,,,,,`,
        `,New Demotinib,,,,,,`,
      ].join('\n')
    )
    const writer = await writerBeside(client, user.project)
    const find = async (text: string) =>
      (await writer.get('/api/drugs/entries').qs({ text })).body()
    const { data } = await find('ＤＥＭＯＴＩＮＩＢ')
    assert.deepEqual(
      data.groups.map(({ group, total }: { group: string; total: number }) => [group, total]),
      [
        ['exact', 1],
        ['prefix', 1],
        ['contains', 1],
      ]
    )
    for (const text of [licence, 'L01XE01']) {
      const [group] = (await find(text)).data.groups
      assert.equal(group.group, 'code')
      assert.equal(group.entries[0].nameEn, 'Demotinib')
    }
    for (const text of [
      'Demotinib 80 mg film-coated tablet',
      'demotinib tablets 80mg',
      'Demotinb',
      '演示替尼片剂',
      '演示替尼 80 mg 片',
    ]) {
      const [group] = (await find(text)).data.groups
      assert.equal(group?.entries[0].nameEn, 'Demotinib', text)
    }
    assert.deepEqual((await find('Quoaquoa')).data.groups, [])
    const [{ entries }] = (await find('替尼')).data.groups
    assert.match(entries[0].code, /^P\d{6,}$/)
    const [byCode] = (await find(entries[0].code.toLowerCase())).data.groups
    assert.equal(byCode.group, 'code')
    assert.deepEqual(byCode.entries, [entries[0]])
    assert.deepEqual(entries[0].substances, ['Demoxine', 'Demozole'])
    assert.isTrue(entries[0].isOwn)
    const one = await writer.get(`/api/drugs/products/${entries[0].code}`)
    assert.deepEqual(one.body().data, entries[0])
    const [products] = (await writer.get('/api/drugs/sources')).body().data
    assert.deepEqual(products, { source: 'products', version: null, entries: 3 })

    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }), 0)
    const theirs = await stranger.get('/api/drugs/entries').qs({ text: 'Demotinib' })
    assert.isFalse(JSON.stringify(theirs.body()).includes('Demotinib'))
    assert.equal((await stranger.get(`/api/drugs/products/${entries[0].code}`)).body().code, 1005)
    const noData = await signIn(client, await makeUser({ project: user.project }), 0)
    assert.equal((await noData.get('/api/drugs/entries').qs({ text: 'x' })).body().code, 1003)
    assert.equal((await writer.get(LIST)).body().code, 1003)
  })

  test('what was exported is uploaded again: the code says which product a line is', async ({
    client,
    assert,
  }) => {
    const { make, preview, take, all } = await administrator(client)
    const old = number()
    await make({ nameEn: 'Demotinib', authorisationNumber: old })
    await make({ nameEn: 'Other', authorisationNumber: number() })
    const [first, second] = await all()
    const head = 'Code,English name,Authorisation number'
    const lineOf = ({ code, nameEn, authorisationNumber }: Record<string, string>) =>
      [code, nameEn, authorisationNumber].join(',')
    const same = [head, lineOf(first), lineOf(second)].join('\n')
    assert.include((await take(same)).data, { made: 0, changed: 0, same: 2 })
    const [next, freed] = [number(), `,New one,${old}`]
    const corrected = [head, lineOf({ ...first, authorisationNumber: next }), freed].join('\n')
    assert.include((await take(corrected)).data, { made: 1, changed: 1, same: 0 })
    const after = await all()
    assert.deepInclude(
      after.map(({ code, authorisationNumber }: typeof first) => [code, authorisationNumber]),
      [first.code, next]
    )
    const wrong = [head, 'P1,Nobody,', `${second.code},A,`, `${second.code.toLowerCase()},B,`]
    const { problems } = (await preview(wrong.join('\n'))).data
    assert.match(problems[0].says.en, /same product as in line 3/)
    assert.match(problems[1].says.en, /No product has the code P1/)
    const refused = await take([head, 'P1,Nobody,'].join('\n'))
    assert.equal(refused.code, 3001)
    assert.match(JSON.stringify(refused), /No product has the code P1/)
    assert.deepEqual(await all(), after)
  })

  test('a code that cases may have stays known when its product is deleted', async ({
    client,
    assert,
  }) => {
    const { make, get, delete: remove, all, user } = await administrator(client)
    const { data: made } = await make({ nameEn: 'Demotinib' })
    const [{ code }] = await all()
    const searched = await get(LIST).qs({ filter: JSON.stringify({ q: code }) })
    assert.lengthOf(searched.body().data, 1)
    const rows = [code, 'P0'].map((each) => ({ id: each, G_k_DD_1: '2', G_k_DD_2b: each }))
    const plugins = await app.container.make(PluginRegistry)
    const known = () =>
      asActor(user.project.scope(), () => factsOf({ G_k: rows }, '2026-01-02', plugins)).then(
        ({ external }) => external?.['drugs.codeKnown']
      )
    assert.deepEqual(await known(), { [code]: true, P0: false })
    await remove(`${LIST}/${made.id}`)
    assert.deepEqual(await known(), { [code]: true, P0: false })
    const writer = await writerBeside(client, user.project)
    assert.equal((await writer.get(`/api/drugs/products/${code}`)).body().code, 1005)
    // A number of another dictionary may be nearly the same.
    const { groups } = (await writer.get('/api/drugs/entries').qs({ text: code })).body().data
    const found = (groups as FoundDrugs[]).flatMap(({ entries }) => entries)
    assert.isFalse(found.some(({ source }) => source === 'products'))
  })

  test('takes no more than 2000 products at once, and says how many there are', async ({
    client,
    assert,
  }) => {
    const { preview } = await administrator(client)
    const table = (count: number) =>
      ['English name', ...Array.from({ length: count }, (_, at) => `Demo ${at}`)].join('\n')
    assert.include((await preview(table(2000))).data, { made: 2000, problemCount: 0 })
    const { data } = await preview(table(2001))
    assert.include(data, { made: 0, problemCount: 1 })
    assert.include(data.problems[0].says.en, '2001')
  })

  test('refuses what is no table, and a table without names', async ({ client, assert }) => {
    const { preview, take } = await administrator(client)
    assert.equal((await take(new Uint8Array([0xff, 0xfe, 0x00]))).code, 3001)
    assert.match(JSON.stringify(await take('')), /empty/)
    const { data } = await preview(`Holder,Colour\n${unique('x')},red`)
    assert.deepEqual(
      data.problems.map(({ line }: { line: number }) => line),
      [1, 1]
    )
  })
})

/** As GB18030 writes these signs, which TextEncoder cannot. */
function gb18030(text: string): Uint8Array {
  const signs: Record<string, number> = {
    ...{ 通: 0xcda8, 用: 0xd3c3, 名: 0xc3fb, 称: 0xb3c6, 中: 0xd6d0, 文: 0xcec4 },
    ...{ 演: 0xd1dd, 示: 0xcabe, 甲: 0xbcd7, 药: 0xd2a9 },
  }
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const code = signs[sign]
      return code === undefined ? [sign.charCodeAt(0)] : [code >> 8, code & 0xff]
    })
  )
}
