// needs: cases
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { sinceNow } from '#tests/moments'

async function tokenOf(client: ApiClient, { username, password }: TestUser): Promise<string> {
  const answer = await client.post('/api/login').json({ username, password, want: 'token' })
  answer.assertStatus(200)
  return answer.body().data.token
}

const bearing = (client: ApiClient, token: string) => {
  const with_ = (method: 'get' | 'put' | 'post') => (path: string) =>
    client[method](path).accept('json').header('authorization', `Bearer ${token}`)
  return { get: with_('get'), put: with_('put'), post: with_('post') }
}

test.group('A token for the API', () => {
  test('is answered to who asks for one, opens the API without cookies, and belongs to a project', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const { username, password, project } = user
    const isHalfADayFromNow = sinceNow(12 * 3600_000)
    const answer = await client.post('/api/login').json({ username, password, want: 'token' })
    const { data } = answer.body()
    assert.isUndefined(answer.header('set-cookie'))
    assert.match(data.token, /^pharos_/)
    assert.equal(data.userId, user.id)
    assert.isTrue(isHalfADayFromNow(data.expiresAt))
    const api = bearing(client, data.token)
    assert.equal((await api.get('/api/cases')).body().code, 6016, 'no project is chosen yet')
    const { projectId } = project
    const entered = await api.put('/api/proj/enter').json({ projectId, environment: 1 })
    assert.isTrue(entered.body().status)
    assert.isUndefined(entered.header('set-cookie'))
    assert.isTrue((await api.get('/api/cases')).body().status)
    const other = await tokenOf(client, user)
    assert.equal((await bearing(client, other).get('/api/cases')).body().code, 6016)
  })

  test('is kept as a hash only', async ({ client, assert }) => {
    const user = await makeUser()
    const token = await tokenOf(client, user)
    const rows = await db.connection('owner').from('api_tokens').where({ tokenable_id: user.id })
    assert.lengthOf(rows, 1)
    const secret = Buffer.from(token.split('.')[1]!, 'base64url').toString()
    assert.notInclude(JSON.stringify(rows), secret)
  })

  test('counts alone: a cookie beside it opens nothing', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const forged = await browser.get('/api/cases').header('authorization', 'Bearer pharos_x.y')
    assert.equal(forged.status(), 401)
    const withoutToken = await browser
      .put('/api/token')
      .header('x-xsrf-token', '')
      .header('authorization', 'Basic eDp5')
      .json({})
    assert.equal(withoutToken.status(), 403)
  })

  test('is renewed, ended, and ends with the password or the user', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const first = bearing(client, await tokenOf(client, user))
    const { projectId } = user.project
    await first.put('/api/proj/enter').json({ projectId, environment: 0 })
    const { token } = (await first.put('/api/token').json({})).body().data
    assert.equal((await first.get('/api/cases')).status(), 401)
    const second = bearing(client, token)
    assert.isTrue((await second.get('/api/cases')).body().status, 'in the same project')
    assert.isTrue((await second.get('/api/proj/signout')).body().status)
    assert.equal((await second.get('/api/cases')).status(), 401)

    const third = bearing(client, await tokenOf(client, user))
    const next = { password: 'abc123', repeat: 'abc123' }
    const changed = await third
      .put('/api/user/pwd/change')
      .json({ oldPassword: user.password, ...next })
    assert.isTrue(changed.body().status)
    assert.equal((await third.get('/api/user/sessions')).status(), 401)
    const fourth = bearing(client, await tokenOf(client, { ...user, password: next.password }))
    await changeRow('users', user.id, { status: 'frozen' })
    assert.equal((await fourth.get('/api/user/sessions')).status(), 401)
  })

  test('a guessed or broken one is refused like none, and is no fault', async ({
    client,
    assert,
  }) => {
    const token = await tokenOf(client, await makeUser())
    const [id] = token.split('.')
    for (const wrong of [
      `${id}.AAAA`,
      'pharos_',
      'pharos_AA.AA',
      'pharos_%00.x',
      `${token}x`,
      'x'.repeat(5000),
    ]) {
      const answer = await bearing(client, wrong).get('/api/user/sessions')
      assert.equal(answer.status(), 401, wrong.slice(0, 40))
      assert.equal(answer.body().code, 1004)
    }
  })
})
