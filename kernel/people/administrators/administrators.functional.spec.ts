import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { changeRow } from '#tests/factories/change_row'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { runAce } from '#tests/fixtures/run_ace'

const PLACE = '/api/admin/administrators'
const owner = () => db.connection('owner')

let people = 0
/** Somebody whom nobody knows yet. */
const person = () => ({
  username: unique('adm').slice(0, 24),
  name: 'Ada New',
  email: `d${process.pid}x${++people}@example.com`,
  passwordBy: 'typed',
  password: 'Start12345678x',
})

async function arrive(client: ApiClient) {
  const browser = await signIn(client, await makeUser({ administers: 'platform' }))
  const { companyId } = await makeProject()
  const make = async (fields: object = {}) =>
    (await browser.post(PLACE).json({ ...person(), ...fields })).body()
  return { ...browser, make, companyId }
}

test.group('Administrators', () => {
  test('of a company are made by the platform and administer that company alone', async ({
    client,
    assert,
  }) => {
    const { make, companyId } = await arrive(client)
    const wish = { ...person(), password: 'Start123' }
    const { data: made } = await make({ ...wish, company: companyId })
    assert.equal(made.company, companyId)
    assert.isString(made.companyName)
    const row = await owner().from('users').where({ id: made.id }).first()
    assert.deepInclude(row, {
      company_id: companyId,
      is_company_admin: true,
      is_platform_admin: false,
    })
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `user:${made.id}` })
    assert.deepEqual(
      lines.map(({ act, company_id: company }) => [act, company]),
      [
        ['user.created', companyId],
        ['user.password_set', companyId],
      ],
      'it stands in the trail of the company'
    )
  })

  test('of the platform are held to its strict passwords', async ({ client, assert }) => {
    const { make } = await arrive(client)
    assert.equal((await make({ password: 'Start123' })).code, 2017)
    const { data: made } = await make()
    assert.isNull(made.company)
    const row = await owner().from('users').where({ id: made.id }).first()
    assert.deepInclude(row, { company_id: null, is_platform_admin: true, is_company_admin: false })
  })

  test('go on administering what they were made for', async ({ client, assert }) => {
    const { make, put, companyId } = await arrive(client)
    const { data: made } = await make({ company: companyId, password: 'Start123' })
    const other = (await makeProject()).companyId
    for (const company of [other, null]) {
      const answer = await put(`${PLACE}/${made.id}`).json({ ...made, company })
      made.revision = answer.body().data.revision
      assert.equal(answer.body().data.company, companyId)
    }
    const row = await owner().from('users').where({ id: made.id }).first()
    assert.isFalse(row.is_platform_admin)
  })

  test('are not made for a company that is not there', async ({ client, assert }) => {
    const { make, companyId } = await arrive(client)
    await changeRow('companies', companyId, { removed_at: new Date() })
    assert.equal((await make({ company: companyId, password: 'Start123' })).code, 1005)
  })

  test('are frozen, let in again and deleted; nobody does that to oneself', async ({
    client,
    assert,
  }) => {
    const { make, post, delete: remove, user, companyId } = await arrive(client)
    const { data: made } = await make({ company: companyId, password: 'Start123' })
    const place = `${PLACE}/${made.id}`
    assert.equal((await post(`${place}/freeze`)).body().data.status, 'frozen')
    assert.equal((await post(`${place}/unfreeze`)).body().data.status, 'active')
    assert.isTrue((await remove(place)).body().status)
    assert.equal((await remove(place)).body().code, 1005)
    assert.equal((await remove(`${PLACE}/${user.id}`)).body().code, 2009)
    assert.equal((await post(`${PLACE}/${user.id}/freeze`)).body().code, 2009)
  })

  test('are listed by company and status, and users of projects are not among them', async ({
    client,
    assert,
  }) => {
    const { make, get, post, companyId } = await arrive(client)
    const { data: made } = await make({ company: companyId, password: 'Start123' })
    const listed = async (filter: object) => {
      const answer = await get(PLACE).qs({ filter: JSON.stringify(filter) })
      return (answer.body().data as { id: string }[]).map(({ id }) => id)
    }
    assert.deepEqual(await listed({ company: companyId }), [made.id])
    assert.deepEqual(await listed({ company: companyId, status: 'frozen' }), [])
    await post(`${PLACE}/${made.id}/freeze`)
    assert.deepEqual(await listed({ company: companyId, status: 'frozen' }), [made.id])
    const { id } = await makeUser()
    assert.deepEqual(await listed({ id }), [])
    assert.equal((await get(`${PLACE}/${id}`)).body().code, 1005)
  })

  test('are seen by the platform alone', async ({ client, assert }) => {
    const company = await signIn(client, await makeUser({ administers: 'company' }))
    assert.equal((await company.get(PLACE)).body().code, 1003)
    assert.equal((await company.post(PLACE).json(person())).body().code, 1003)
  })

  test('of a bare installation: the first one is made by a command, who changes the password at once', async ({
    client,
    assert,
  }) => {
    const { username, email } = person()
    const make = () => runAce('user:platform-administrator', username, email)
    const password = /First password: (\S+)/.exec((await make()).stdout)![1]!
    const entered = await client
      .post('/api/login')
      .json({ username, password, want: 'token' })
      .accept('json')
    assert.oneOf(entered.body().code, [2004, 2006], 'the password is right and not enough')
    assert.equal((await make()).code, 1)
  })
})
