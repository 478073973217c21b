import { test } from '@japa/runner'

import { openApi } from '#kernel/openapi/open_api'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { standardColumns } from '#plugins/cases/list/standard_columns'

const least = { reportType: '1', firstReceived: '2026-01' }
const keys = standardColumns.map(({ key }) => key)
const sorted = standardColumns.filter(({ sort }) => sort).map(({ key }) => key)

test.group('The columns of the case list, each stated once', (group) => {
  let browser: SignedInClient
  group.each.setup(async ({ context: { client } }) => {
    browser ??= await signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] }))
  })
  const list = async (query: object) => (await browser.get('/api/cases').qs(query)).body()

  test('stand in the answer of the API, in camelCase and nothing else', async ({ assert }) => {
    await browser.post('/api/cases').json(least)
    const [row] = (await list({})).data.rows
    assert.sameMembers(Object.keys(row), ['id', ...keys])
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

  test('are told to the screen with their names in both languages', async ({ assert }) => {
    const screen = await browser
      .get('/cases')
      .header('x-inertia', 'true')
      .header('x-inertia-version', '1')
    const { columns } = screen.body().props as { columns: { key: string; label: object }[] }
    const shown = standardColumns.filter(({ show }) => show !== 'never')
    assert.deepEqual(
      columns.map(({ key, label }) => ({ key, label })),
      shown.map(({ key, label }) => ({ key, label }))
    )
  })
})
