// needs: cases
import { createHook } from 'node:async_hooks'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { platformZone, today } from '#kernel/fields/today'
import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'

async function visitor(client: ApiClient) {
  const jar = await openSession(client)
  return (path: string, body: object) => withCookies(client.post(path), jar).json(body)
}

const day = (days: number) => today(platformZone, Date.now() + days * 86_400_000)

test.group('Signing in (fault 28)', () => {
  test('rests an account after five wrong passwords from one address, and leaves a trail', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const post = await visitor(client)
    const guess = (password: string) => post('/api/login', { username: user.username, password })
    for (let count = 0; count < 5; count++) {
      assert.equal((await guess(`wrong ${count}`)).body().code, 2003)
    }
    const right = (await guess(user.password)).body()
    assert.equal(right.code, 30006)
    assert.equal(right.data.message.zh, '账号已锁定，请稍后再试')
    const trail = await trailOfUser(user.id)
    assert.deepEqual(
      trail.map(({ act, reason }) => [act, reason]),
      [
        ...Array(4).fill(['user.sign_in_refused', 'wrong password']),
        ['user.sign_in_locked', 'locked'],
      ]
    )
    assert.isTrue(trail.every((line) => line.company_id === user.project.companyId))
  })

  test('rests a name that nobody has after as many, in the same words, and the trail keeps where from', async ({
    client,
    assert,
  }) => {
    const post = await visitor(client)
    const { username } = await makeUser()
    const told = async (name: string) => {
      const texts: string[] = []
      for (let count = 0; count < 7; count++) {
        const answer = await post('/api/login', { username: name, password: `wrong ${count}` })
        texts.push(`${answer.status()} ${answer.text()}`)
      }
      return texts
    }
    const before = (await trailOfUser('unknown')).length
    assert.deepEqual(await told(`no-${username}`), await told(username))
    const lines = (await trailOfUser('unknown')).slice(before)
    assert.deepEqual(
      lines.map(({ act }) => act),
      [...Array(4).fill('user.sign_in_refused'), 'user.sign_in_locked']
    )
  })

  test('a hundred guesses at once are no more than five', async ({ client, assert }) => {
    const user = await makeUser()
    const post = await visitor(client)
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, count) =>
        post('/api/login', { username: user.username, password: `guess ${count}` })
      )
    )
    const codes = answers.map((answer) => answer.body().code)
    assert.equal(codes.filter((code) => code === 2003).length, 5)
    assert.equal(codes.filter((code) => code === 30006).length, 95)
  })

  test('twelve right ones at once all come in, four wrong ones before them or not', async ({
    client,
    assert,
  }) => {
    const { username, password } = await makeUser()
    const post = await visitor(client)
    const guess = () => post('/api/login', { username, password: 'wrong' })
    for (let count = 0; count < 4; count++) assert.equal((await guess()).body().code, 2003)
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('/api/login', { username, password, want: 'token' }))
    )
    assert.deepEqual(
      answers.map((answer) => answer.body().status),
      Array(12).fill(true)
    )
  })

  test('answers an unknown name as a wrong password: the same words, after as much work', async ({
    client,
    assert,
    cleanup,
  }) => {
    // Hashing is what takes the time; a stopwatch would see what else the machine does.
    let hashes = 0
    const counting = createHook({
      init: (_id, type) => void (type === 'ARGON2REQUEST' && hashes++),
    }).enable()
    cleanup(() => void counting.disable())
    const { username } = await makeUser()
    const post = await visitor(client)
    const guess = async (name: string) => {
      hashes = 0
      const answer = await post('/api/login', { username: name, password: 'wrong' })
      return { said: answer.text(), hashes }
    }
    // The first one makes the hash that unknown names are compared with.
    await guess(`first-${username}`)
    const known = await guess(username)
    assert.equal(known.hashes, 1)
    assert.deepEqual(await guess(`no-${username}`), known)
  })

  test('is for active people between their first and their last day', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const open = await signIn(client, user)
    for (const [row, isIn] of [
      [{ start_date: day(0), end_date: day(0) }, true],
      [{ start_date: day(1), end_date: null }, false],
      [{ start_date: null, end_date: day(-1) }, false],
      [{ end_date: null, status: 'frozen' }, false],
      [{ status: 'deleted' }, false],
    ] as const) {
      await changeRow('users', user.id, row)
      const answer = await open.get('/api/cases')
      assert.equal(answer.status(), isIn ? 200 : 401, JSON.stringify(row))
      if (isIn) assert.isOk(await signIn(client, user))
      else await assert.rejects(() => signIn(client, user), /2002/)
    }
    const post = await visitor(client)
    const wrong = await post('/api/login', { username: user.username, password: 'wrong' })
    assert.equal(wrong.body().code, 2003, 'who does not know the password learns nothing')
  })

  test('tells who came in, and the trail keeps it', async ({ client, assert }) => {
    const user = await makeUser()
    const post = await visitor(client)
    const { username, password } = user
    const { data } = (await post('/api/login', { username, password })).body()
    assert.deepEqual(data, {
      userId: user.id,
      name: user.name,
      email: null,
      admin: false,
      next: '/project-select',
    })
    const [{ act, actor_name: actor }] = await trailOfUser(user.id)
    assert.deepEqual([act, actor], ['user.signed_in', user.name])
  })

  test('leads nowhere but into the product, whatever the address asks for', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const jar = await openSession(client)
    const { username, password } = user
    const foreign = 'https://evil.example/'
    const names = ['next', 'redirect', 'returnUrl', 'url', 'continue']
    const query = names.map((name) => `${name}=${encodeURIComponent(foreign)}`).join('&')
    const page = await withCookies(client.get(`/login?${query}`), jar).accept('html')
    assert.notMatch(page.text(), /(href|content|action)="https:\/\/evil/)
    const entered = await withCookies(client.post(`/api/login?${query}`), jar)
      .header('referer', foreign)
      .json({ username, password, next: foreign })
    assert.equal(entered.body().data.next, '/project-select')
    const signedIn = await signIn(client, user)
    const again = await signedIn
      .get(`/login?${query}`)
      .header('referer', foreign)
      .accept('html')
      .redirects(0)
    assert.match(again.header('location') ?? '/', /^\/(?!\/)/)
  })

  test('to the platform is for its administrators alone', async ({ client, assert }) => {
    const post = await visitor(client)
    const { username, password } = await makeUser({ administers: 'company' })
    assert.equal((await post('/api/login/platform', { username, password })).body().code, 2003)
    const platform = await makeUser({ administers: 'platform' })
    const own = { username: platform.username, password: platform.password }
    const { data } = (await post('/api/login/platform', own)).body()
    assert.deepInclude(data, { admin: true, next: '/admin' })
  })
})

test.group('Fifty people at once', () => {
  test('all come in', async ({ assert, client }) => {
    const users = await Promise.all(Array.from({ length: 50 }, () => makeUser()))
    const jars = await Promise.all(users.map(() => openSession(client)))
    const answers = await Promise.all(
      users.map(({ username, password }, index) =>
        withCookies(client.post('/api/login'), jars[index]!).json({ username, password })
      )
    )
    assert.isTrue(answers.every((answer) => answer.body().status))
    const [{ count }] = await db
      .connection('owner')
      .from('sessions')
      .whereIn(
        'user_id',
        users.map(({ id }) => id)
      )
      .count('* as count')
    assert.equal(Number(count), 50)
  })
})
