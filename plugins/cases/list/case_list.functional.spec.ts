import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import type { Words } from '#kernel/language/words'
import { openApi } from '#kernel/openapi/open_api'
import { actAs } from '#kernel/tenancy/actor'
import { aReport } from '#tests/factories/a_report'
import { reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { type ListParts, listParts } from '#plugins/cases/list/list_parts'

test.group('The columns of the case list, each stated once', (group) => {
  let browser: SignedInClient
  let columns: ListParts['columns']
  let keys: string[]
  let sorted: string[]
  group.setup(async () => {
    columns = (await listParts()).columns
    keys = columns.map(({ key }) => key)
    sorted = columns.filter(({ sort }) => sort).map(({ key }) => key)
  })
  group.each.setup(async ({ context: { client } }) => {
    browser ??= await signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] }))
  })
  const list = async (query: object) => (await browser.get('/api/cases').qs(query)).body()

  test('stand in the answer of the API, in camelCase and nothing else', async ({ assert }) => {
    await browser.post('/api/cases').json(aReport())
    const [row] = (await list({})).data.rows
    assert.sameMembers(Object.keys(row), ['id', 'nullFlavors', ...keys])
    for (const key of keys) assert.match(key, /^[a-z][a-zA-Z]*$/)
  })

  test('order the list by their names in camelCase, and by no other', async ({ assert }) => {
    for (const sort of sorted) assert.isTrue((await list({ sort })).status, sort)
    assert.equal((await list({ sort: 'first_received' })).code, 2017)
  })

  test('narrow the list by their own names: one that it does not know is refused in a sentence', async ({
    assert,
  }) => {
    const { code, data } = await list({ contry: 'CN', country: 'CN' })
    assert.equal(code, 2017)
    assert.match(
      data.detail.en,
      /^The list of cases has no parameter contry\. It takes .*country, /
    )
    assert.match(data.detail.zh, /^案例列表没有参数 contry。/)
    assert.isTrue((await list({ country: 'CN', page: 1, text: 'x', order: 'desc' })).status)
  })

  test('take no value that none of them can have: it is refused in a sentence with its parameter', async ({
    assert,
  }) => {
    const wrong = {
      receivedFrom: ['abc', '2026-02-30', '2026-1', '0000-00'],
      receivedTo: ['2026-13', '2026-01-01T'],
      status: ['__proto__', 'toString', 'NOWHERE', 'new'],
      seriousness: ['toString', 'deadly'],
      reportType: ['9'],
      country: ['nowhere', 'c1', '__proto__'],
      owner: ['everybody'],
      sort: ['__proto__', 'first_received'],
      order: ['up'],
      page: ['-1', '0', '1.5', 'x'],
      pageSize: ['7'],
    }
    for (const [parameter, values] of Object.entries(wrong)) {
      for (const value of values) {
        const { code, data } = await list({ [parameter]: value })
        assert.equal(code, 2017, `${parameter}=${value}`)
        assert.match(data.message.en, new RegExp(`${parameter}: [A-Z].*\\.$`))
        assert.match(data.message.zh, new RegExp(`${parameter}.*[\u4E00-\u9FFF].*。$`))
      }
    }
    const right = { receivedFrom: '2024-02-29', receivedTo: '2026', status: 'ENTRY', country: 'CN' }
    assert.isTrue((await list({ ...right, seriousness: 'death', reportType: '1' })).status)
  })

  test('take no period that ends before it begins', async ({ assert }) => {
    const backwards = [
      ['2026-02-01', '2026-01-31'],
      ['2026-02', '2026-01'],
      ['2027', '2026-12-31'],
    ]
    for (const [receivedFrom, receivedTo] of backwards) {
      const { code, data } = await list({ receivedFrom, receivedTo })
      assert.equal(code, 2017, `${receivedFrom} to ${receivedTo}`)
      assert.include(data.message.en, `receivedTo: The end date is before ${receivedFrom}`)
      assert.include(data.message.zh, `结束日期早于 ${receivedFrom}`)
    }
    const forwards = [
      ['2026-01-31', '2026-01-31'],
      ['2026-01-31', '2026'],
      ['2026', '2026-01'],
      ['2026', ''],
    ]
    for (const [receivedFrom, receivedTo] of forwards) {
      assert.isTrue((await list({ receivedFrom, receivedTo })).status, `${receivedFrom}`)
    }
  })

  test('narrow it to the cases of whoever asks, or to those of nobody', async ({
    assert,
    client,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const mine = await signIn(client, user)
    await mine.post('/api/cases').json(aReport())
    const nobody = { userId: null, name: 'system', permissions: new Set<string>() }
    const records = await app.container.make(CaseRecords)
    await actAs({ ...nobody, scope: user.project.scope() }, () =>
      new Changes().recordMany((open) =>
        records.create(open, [{ act: 'case.imported', content: reportContent() }])
      )
    )
    const owners = async (owner: string) => {
      const { rows } = (await mine.get('/api/cases').qs({ owner })).body().data
      return rows.map(({ ownerName }: { ownerName: string }) => ownerName)
    }
    assert.deepEqual(await owners('me'), [user.name])
    assert.deepEqual(await owners('none'), ['system'])
    assert.equal((await mine.get('/api/cases').qs({ owner: 'you' })).body().code, 2017)
  })

  test('are described in the OpenAPI document: answer, order, filters', async ({ assert }) => {
    const call = JSON.parse(JSON.stringify((await openApi()).paths['/cases']!.get))
    const parameter = (name: string) =>
      call.parameters.find((each: { name?: string }) => each.name === name)
    assert.deepEqual(parameter('sort').schema.enum, sorted)
    for (const name of ['country', 'seriousness', 'receivedFrom', 'receivedTo']) {
      assert.exists(parameter(name), name)
    }
    const answer = JSON.stringify(call.responses['200'])
    for (const key of keys) assert.include(answer, `"${key}"`)
  })

  for (const type of [1, 2] as const) {
    test(`are told to the screen with what they are called in a project of type ${type}`, async ({
      assert,
      client,
    }) => {
      const project = await makeProject({ type })
      const person = await signIn(client, await makeUser({ project, permissions: ['CASE_DATA'] }))
      const screen = await person
        .get('/center/case')
        .header('x-inertia', 'true')
        .header('x-inertia-version', '1')
      const told = screen.body().props.columns as { key: string; label: Words }[]
      const shown = columns.filter(({ show }) => show !== 'never')
      assert.deepEqual(
        told.map(({ key, label }) => ({ key, label })),
        shown.map(({ key, label, labelIn }) => ({ key, label: labelIn?.[type] ?? label }))
      )
      const reaction = told.find(({ key }) => key === 'reaction')
      assert.equal(reaction?.label.zh, type === 1 ? '不良事件' : '不良反应')
    })
  }
})
