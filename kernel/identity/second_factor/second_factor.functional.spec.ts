import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { TOTP } from 'otpauth'

import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'

async function strictUser(client: ApiClient) {
  const user = await makeUser()
  await changeRow('companies', user.project.companyId, { password_policy: 'strict' })
  const { username, password } = user
  const enter = async (more: object = {}) =>
    (await client.post('/api/login').json({ username, password, want: 'token', ...more })).body()
  return { user, enter }
}

const codeOf = (secret: string, timestamp = Date.now()) =>
  new TOTP({ secret, period: 30 }).generate({ timestamp })

test.group('A company with the strict policy', () => {
  test('asks for an authenticator app at the first sign-in, and for its code at every one', async ({
    client,
    assert,
  }) => {
    const { user, enter } = await strictUser(client)
    const asked = await enter()
    assert.equal(asked.code, 2006)
    const { secret, uri } = asked.data.enrolment
    assert.match(uri, /^otpauth:\/\/totp\/Pharos:/)
    assert.equal((await enter()).data.enrolment.secret, secret, 'the same until it is known')
    const kept = await db.connection('owner').from('users').where({ id: user.id }).first()
    assert.notInclude(JSON.stringify(kept), secret)

    assert.equal((await enter({ code: '000000' })).code, 2005)
    const code = codeOf(secret)
    assert.equal((await enter({ code })).data.name, user.name)
    assert.equal((await enter({ code })).code, 2005, 'a code is used once')
    const second = await enter()
    assert.equal(second.code, 2006)
    assert.isUndefined(second.data.enrolment, 'the secret is told no more')
    assert.equal((await enter({ code: codeOf(secret, Date.now() + 30_000) })).status, true)
    assert.equal((await enter({ code: codeOf(secret, Date.now() - 300_000) })).code, 2005)
    const acts = (await trailOfUser(user.id)).map(({ act }) => act)
    assert.include(acts, 'user.authenticator_enrolled')
  })

  test('lets who has lost the telephone set up another app, by the command of an operator', async ({
    client,
    assert,
  }) => {
    const { user, enter } = await strictUser(client)
    const { secret } = (await enter()).data.enrolment
    const { token } = (await enter({ code: codeOf(secret) })).data
    const ace = await app.container.make('ace')
    const command = await ace.exec('user:forget-authenticator', [user.username])
    assert.equal(command.exitCode, 0)
    const late = await client.get('/api/user/sessions').accept('json').bearerToken(token)
    assert.equal(late.status(), 401)
    const again = (await enter()).data.enrolment
    assert.notEqual(again.secret, secret)
    assert.equal((await enter({ code: codeOf(again.secret) })).status, true)
    const nobody = await ace.exec('user:forget-authenticator', ['nobody-at-all'])
    assert.equal(nobody.exitCode, 1)
  })

  test('shows the picture of the app to nobody without the password, and rests after five guesses', async ({
    client,
    assert,
  }) => {
    const { enter } = await strictUser(client)
    assert.isUndefined((await enter({ password: 'wrong' })).data.enrolment)
    const { secret } = (await enter()).data.enrolment
    for (let count = 0; count < 5; count++) {
      assert.equal((await enter({ code: `99999${count}` })).code, 2005)
    }
    assert.equal((await enter({ code: codeOf(secret) })).code, 30006)
  })
})
