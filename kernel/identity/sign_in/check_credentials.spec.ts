import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import CheckCredentials from '#kernel/identity/sign_in/check_credentials'
import { makeUser } from '#tests/factories/make_user'

const guessers = '192.0.2.1'

test.group('Who guesses passwords', () => {
  test('and has hung up before the turn came costs nothing, and counts as no try', async ({
    assert,
  }) => {
    const check = await app.container.make(CheckCredentials)
    const { id, username, password } = await makeUser()
    const gone = { username, password: 'wrong', address: guessers, isGone: () => true }
    await Promise.all(Array.from({ length: 9 }, () => check.handle(gone).catch(() => {})))
    assert.equal((await check.handle({ username, password, address: guessers })).id, id)
  })
})
