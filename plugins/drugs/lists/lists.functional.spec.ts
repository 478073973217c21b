import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { factsOf } from '#kernel/case/findings/rule_facts'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { putInUse } from '#tests/coding/put_in_use'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const HEAD = 'code,en,zh,class,status,version'
let made = 0
/** A version that no other test loads. */
const version = () => `t${process.pid % 10_000}.${made++}`

async function platform(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ administers: 'platform' }))
  const send = async (path: string, list: string, lines: readonly string[], of: string) => {
    const bytes = Buffer.from(lines.join('\n'))
    const request = browser.post(path).fields({ list, version: of })
    return (await request.file('terms', bytes, { filename: 'terms.csv' })).body()
  }
  return {
    ...browser,
    load: (list: string, lines: readonly string[], of = version()) =>
      send('/api/drugs/lists', list, lines, of),
    preview: (list: string, lines: readonly string[]) =>
      send('/api/drugs/lists/preview', list, lines, version()),
    rows: async (list: string) =>
      (
        await browser
          .get('/api/admin/standard_lists')
          .qs({ sort: '["loadedAt","DESC"]', filter: JSON.stringify({ list }) })
      ).body().data,
  }
}

const facts = async (codes: Record<string, string>) => {
  const content = { G_k: [{ id: 'a', G_k_4_r: [{ id: 'b', ...codes }] }] }
  const plugins = await app.container.make(PluginRegistry)
  const project = await makeProject()
  return asActor(project.scope(), () => factsOf(content, '2026-01-02', plugins))
}

test.group('Code lists of the installation', () => {
  test('a list is loaded whole, replaces the one in use, and is offered to whoever is signed in', async ({
    client,
    assert,
  }) => {
    const { load, rows } = await platform(client)
    const first = version()
    assert.isTrue((await load('edqm', [HEAD, 'PDF-99000001,Demo old,,,,'], first)).status)
    const lines = [
      HEAD,
      'PDF-99000001,Demo tablet,演示片剂,PDF,Current,7',
      'roa-99000001,Demo oral use,演示口服,,,',
      'ROA-99000009,Demo gone,演示停用,ROA,deprecated,',
      'PAC-99000001,Demo bottle,,PAC,current,',
    ]
    const second = version()
    assert.isTrue((await load('edqm', lines, second)).status)
    const [newer, older] = await rows('edqm')
    assert.include(newer, { version: second, state: 'active' })
    assert.deepEqual(newer.counts, { PDF: 1, ROA: 2 })
    assert.include(older, { version: first, state: 'retired' })
    const reader = await signIn(client, await makeUser())
    const routes = (await reader.get('/api/forms/lists/edqm-route')).body().data.codes
    assert.deepEqual(routes, [
      { code: 'ROA-99000001', version: second, name: { en: 'Demo oral use', zh: '演示口服' } },
    ])
    const forms = (await reader.get('/api/forms/lists/edqm-dose-form')).body().data.codes
    assert.equal(forms[0].version, '7', 'the version of the term, where it says one')
    assert.deepEqual((await reader.get('/api/forms/lists/meddra-llt')).body().data.codes, [])
    // A term that is not to be chosen any more has a name in the cases that hold it.
    const named = reader.get('/api/forms/lists/edqm-route/names')
    assert.deepEqual((await named.qs({ codes: 'ROA-99000009,PDF-99000001' })).body().data.codes, [
      { code: 'ROA-99000009', version: second, name: { en: 'Demo gone', zh: '演示停用' } },
    ])
    assert.equal((await load('edqm', lines, second)).code, 3001, 'a version is loaded once')
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('rules learn which codes of a case the list has, and nothing when it is out of use', async ({
    client,
    assert,
  }) => {
    await putInUse('91.1')
    const { load, rows, post } = await platform(client)
    await load('edqm', [HEAD, 'PDF-99000001,Demo tablet,,,,', 'ROA-99000009,Demo gone,,,rejected,'])
    const codes = {
      G_k_4_r_9_2b: 'PDF-99000001',
      G_k_4_r_10_2b: 'ROA-99000009',
      G_k_4_r_11_2b: 'PDF-99000001',
    }
    const { external, values } = await facts(codes)
    assert.deepEqual(external?.['codeList.edqm-dose-form'], { 'PDF-99000001': true })
    assert.deepEqual(external?.['codeList.edqm-route'], {
      'ROA-99000009': true,
      'PDF-99000001': false,
    })
    assert.includeMembers(
      values?.loadedLists as string[],
      ['edqm-dose-form', 'edqm-route', 'meddra-llt'],
      'beside the lists of other plugins'
    )
    const [{ id }] = await rows('edqm')
    const act = async (name: string) =>
      (await post(`/api/drugs/standard_lists/${id}/acts`).json({ act: name })).body()
    assert.isTrue((await act('retire')).status)
    assert.equal((await act('retire')).code, 1006)
    assert.notInclude((await facts(codes)).values?.loadedLists as string[], 'edqm-route')
    assert.isTrue((await act('use')).status)
    assert.include((await facts(codes)).values?.loadedLists as string[], 'edqm-route')
  })

  test('each bad line of a list is named, and nothing is loaded', async ({ client, assert }) => {
    const { load, preview, rows } = await platform(client)
    const before = (await rows('edqm')).length
    const lines = [
      HEAD,
      'PDF-1,Demo,,,,',
      'PDF-99000001,Demo,,ROA,,',
      'PDF-99000001,,,,perhaps,',
      'PDF-99000002,Demo,,,,12345678901',
    ]
    const { data } = await preview('edqm', lines)
    assert.deepEqual(
      data.problems.map((each: { line: number; column: { en: string } }) => [
        each.line,
        each.column.en,
      ]),
      [
        [2, 'Code'],
        [3, 'Class'],
        [4, 'Status'],
        [4, 'English name'],
        [4, 'Code'],
        [5, 'Version'],
      ]
    )
    const refused = await load('edqm', lines)
    assert.equal(refused.code, 3001)
    assert.include(refused.data.detail.en, 'Line 2, Code')
    const other = await load('edqm', [HEAD, 'PAC-99000001,Demo bottle,,,,'])
    assert.equal(other.code, 3001, 'nothing that an element takes')
    assert.lengthOf(await rows('edqm'), before)
    const empty = await preview('edqm', [])
    assert.equal(empty.code, 3001)
    assert.match(empty.data.detail.en, /^"terms\.csv" is empty/)
  })

  test('ATC: codes of the five levels below one of the 14 main groups, each under its group', async ({
    client,
    assert,
  }) => {
    const { load, preview, rows } = await platform(client)
    const good = ['L98', 'L98Z', 'L98ZZ', 'L98ZZ98'].map((code) => `${code},Demo ${code}`)
    assert.isTrue((await load('atc', ['code,en', ...good])).status)
    assert.deepEqual((await rows('atc'))[0].counts, { 3: 1, 4: 1, 5: 1, 7: 1 })
    const company = await signIn(client, await makeUser({ administers: 'company' }))
    const products = Buffer.from('English name,ATC code\nDemo A,L98ZZ98\nDemo B,L98ZZ97')
    const seen = await company
      .post('/api/drugs/product_files/preview')
      .file('products', products, { filename: 'products.csv' })
    assert.deepEqual(
      seen.body().data.warnings.map((each: { line: number }) => each.line),
      [3],
      'a product whose code the list lacks is a warning'
    )
    await company
      .post('/api/drugs/product_files')
      .file('products', products, { filename: 'products.csv' })
    const { project } = company.user
    const writer = await signIn(client, await makeUser({ project, permissions: ['CASE_DATA'] }), 0)
    const found = await writer.get('/api/drugs/entries').qs({ text: 'L98ZZ98' })
    const name = { en: 'Demo L98ZZ98', zh: 'Demo L98ZZ98' }
    assert.deepEqual(found.body().data.groups[0].entries[0].atcName, name)
    const { data } = await preview('atc', ['code,en', 'E98,Demo', 'L98ZZ9,Demo', 'L97Z,Demo'])
    assert.deepEqual(
      data.problems.map(({ line }: { line: number }) => line),
      [2, 3, 4]
    )
    assert.include(data.problems[2].says.en, 'L97')
  })

  test('are nothing for anybody but the platform', async ({ client, assert }) => {
    const company = await signIn(client, await makeUser({ administers: 'company' }))
    assert.equal((await company.get('/api/admin/standard_lists')).body().code, 1003)
    const writer = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }), 0)
    assert.equal((await writer.get('/api/admin/standard_lists')).body().code, 1003)
  })
})
