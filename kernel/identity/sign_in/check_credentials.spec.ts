import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { noteKnownAddress } from '#kernel/http/known_addresses'
import CheckCredentials from '#kernel/identity/sign_in/check_credentials'
import { makeUser } from '#tests/factories/make_user'

const guessers = '192.0.2.1'
const own = '192.0.2.2'

test.group('Who guesses passwords', () => {
  test('from one address keeps nobody waiting who comes from another', async ({ assert }) => {
    const check = await app.container.make(CheckCredentials)
    const { id, username, password } = await makeUser()
    let refused = 0
    const guesses = Array.from({ length: 60 }, (_, count) =>
      check
        .handle({ username: `${username}-${count}`, password: 'wrong', address: guessers })
        .catch(() => void refused++)
    )
    const user = await check.handle({ username, password, address: own })
    assert.equal(user.id, id)
    assert.isBelow(refused, guesses.length / 2)
    await Promise.all(guesses)
    assert.equal(refused, guesses.length)
  })

  test('from many addresses leaves time to whoever is signed in', async ({ assert }) => {
    const check = await app.container.make(CheckCredentials)
    const { username } = await makeUser()
    const began = performance.now()
    const guesses = Array.from({ length: 30 }, (_, count) =>
      check
        .handle({
          username: `${username}-${count}`,
          password: 'wrong',
          address: `192.0.2.${count}`,
        })
        .catch(() => {})
    )
    await Promise.all(guesses)
    // Two at once rest 150 ms each while others wait.
    assert.isAbove(performance.now() - began, 1300)
  })

  test('from many addresses keeps nobody waiting who comes from where people work', async ({
    assert,
  }) => {
    noteKnownAddress(own)
    const check = await app.container.make(CheckCredentials)
    const { id, username, password } = await makeUser()
    let refused = 0
    const guesses = Array.from({ length: 60 }, (_, count) =>
      check
        .handle({
          username: `${username}-${count}`,
          password: 'no',
          address: `198.51.100.${count}`,
        })
        .catch(() => void refused++)
    )
    const user = await check.handle({ username, password, address: own })
    assert.equal(user.id, id)
    assert.isBelow(refused, guesses.length / 2)
    await Promise.all(guesses)
  })

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
