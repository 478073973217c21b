// needs: cases, e2b
import { configProvider } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { SessionConfig, SessionStoreFactory } from '@adonisjs/session/types'
import { test } from '@japa/runner'

import sessionConfig from '#config/session'
import { Changes } from '#kernel/changes/changes'
import { sessionCookie } from '#kernel/identity/session_minutes'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { sessionStore } from '#kernel/identity/sessions/session_store'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { openFailures } from '#tests/faults/kit/failing_commits'
import { sinceNow } from '#tests/moments'

const MINUTE_MS = 60_000

async function sessionsOf(userId: string) {
  return db
    .connection('owner')
    .from('sessions')
    .where({ user_id: userId })
    .select('id', 'expires_at', 'data')
}

const namesOfCookies = (answer: { headers(): Record<string, unknown> }) =>
  [answer.headers()['set-cookie'] ?? []].flat().map((line) => String(line).split('=')[0])

test.group('A session', () => {
  test('ends on the server 30 minutes after the last thing that somebody did', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const isHalfAnHourFromNow = sinceNow(30 * MINUTE_MS)
    const browser = await signIn(client, user)
    const [{ id, expires_at: end }] = await sessionsOf(user.id)
    assert.isTrue(isHalfAnHourFromNow(end))
    await changeRow('sessions', id, { expires_at: new Date(Date.now() - 1) })
    const late = await browser.get('/api/cases')
    assert.equal(late.status(), 401)
    assert.equal(late.body().code, 1004)
  })

  test('is renewed by PUT /token', async ({ client, assert }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    const [{ id }] = await sessionsOf(user.id)
    await changeRow('sessions', id, { expires_at: new Date(Date.now() + MINUTE_MS) })
    const isHalfAnHourFromNow = sinceNow(30 * MINUTE_MS)
    const answer = await browser.put('/api/token').json({})
    assert.deepEqual(answer.body(), { status: true, data: { seconds: 1800 } })
    const [{ expires_at: end }] = await sessionsOf(user.id)
    assert.isTrue(isHalfAnHourFromNow(end))
  })

  test('is not renewed by what a screen asks by itself', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_IMPORT_READ'] })
    const browser = await signIn(client, user)
    const [{ id }] = await sessionsOf(user.id)
    const end = new Date(Date.now() + MINUTE_MS)
    await changeRow('sessions', id, { expires_at: end })
    const polled = await browser.get(`/api/e2b/imports/${id}`)
    assert.equal(polled.body().status, false)
    assert.isTrue((await browser.get('/api/menu/badges')).body().status)
    const [after] = await sessionsOf(user.id)
    assert.equal((after.expires_at as Date).getTime(), end.getTime())
  })

  test('is not renewed by an address where nothing is', async ({ client, assert }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    const [{ id }] = await sessionsOf(user.id)
    const end = new Date(Date.now() + MINUTE_MS)
    await changeRow('sessions', id, { expires_at: end })
    for (const path of ['/api/nothing', '/nothing', '/assets/nothing.js']) {
      const lost = await browser
        .get(path)
        .accept(path === '/nothing' ? 'html' : 'json')
        .redirects(0)
      assert.notEqual(lost.status(), 200, path)
      assert.isUndefined(lost.headers()['set-cookie'], path)
    }
    const [after] = await sessionsOf(user.id)
    assert.equal((after.expires_at as Date).getTime(), end.getTime())
  })

  test('that cannot be renewed spoils no answer: what was asked for is done', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const renewals = await openFailures({ table: 'sessions', event: 'update' })
    cleanup(() => renewals.mend())
    await renewals.failNext('killed')
    assert.equal((await browser.get('/api/cases')).status(), 200)
    assert.isTrue(await renewals.relent())
  })

  test('has a cookie that over https no neighbour of the host can set', async ({ assert }) => {
    const { cookieName, cookie } = (await configProvider.resolve<SessionConfig>(
      app,
      sessionConfig
    ))!
    assert.equal(cookieName, sessionCookie(cookie.secure === true))
    assert.equal(sessionCookie(true), '__Host-pharos-session')
    assert.deepEqual([cookie.path, cookie.domain], ['/', undefined], 'as the prefix demands')
  })

  test('ends after 12 hours, however much is done in it', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const [{ id, data }] = await sessionsOf(user.id)
    const age = async (hours: number) => {
      const started = Date.now() - hours * 60 * MINUTE_MS
      const older = (data as string).replace(/"startedAt":\d+/, `"startedAt":${started}`)
      assert.notEqual(older, data)
      await changeRow('sessions', id, { data: older })
    }
    await age(11.9)
    assert.equal((await browser.get('/api/cases')).status(), 200)
    await age(12.1)
    assert.equal((await browser.get('/api/cases')).status(), 401)
  })

  test('of a visitor is not the one after signing in; its id is dead at once (fault 27)', async ({
    client,
    assert,
  }) => {
    const { username, password } = await makeUser()
    const planted = await openSession(client)
    const entered = await withCookies(client.post('/api/login'), planted).json({
      username,
      password,
    })
    assert.isTrue(entered.body().status)
    const lines = [entered.headers()['set-cookie']].flat().map(String)
    const given = lines.find((line) => line.startsWith('pharos-session='))!
    assert.notEqual(given.split(/[=;]/)[1], planted.get('pharos-session'))
    const fixed = await withCookies(client.get('/api/user/sessions'), planted)
    assert.equal(fixed.status(), 401)
  })

  test('of somebody who is frozen ends with the next request, with a cookie or a token (fault 27)', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const { username, password, project } = user
    const asked = { username, password, want: 'token' }
    const { token } = (await client.post('/api/login').json(asked)).body().data
    const withToken = () =>
      client.get('/api/user/sessions').accept('json').header('authorization', `Bearer ${token}`)
    assert.notEqual((await withToken()).status(), 401)
    const boss = await signIn(client, await makeUser({ project, administers: 'company' }))
    assert.isTrue((await boss.post(`/api/admin/users/${user.id}/freeze`)).body().status)
    assert.equal((await browser.get('/api/cases')).status(), 401)
    assert.equal((await withToken()).status(), 401)
  })

  test('gets another id at sign-in and with each project; the old ids open nothing', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const before = new Map(browser.cookies)
    const { projectId } = user.project
    const entered = await browser.put('/api/proj/enter').json({ projectId, environment: 1 })
    browser.take(entered)
    assert.notEqual(browser.cookies.get('pharos-session'), before.get('pharos-session'))
    const cookie = [...before].map(([name, value]) => `${name}=${value}`).join('; ')
    const stolen = await client.get('/api/cases').accept('json').header('cookie', cookie)
    assert.equal(stolen.status(), 401)
    assert.isTrue((await browser.get('/api/cases')).body().status)
    assert.lengthOf(await sessionsOf(user.id), 1)
  })

  test('keeps its new id in the browser when an answer to the old one comes late', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const inTime = await browser.get('/api/user/draft-key')
    assert.equal(inTime.status(), 200)
    assert.deepEqual(namesOfCookies(inTime), ['XSRF-TOKEN'])
    const { projectId } = user.project
    await browser.put('/api/proj/enter').json({ projectId, environment: 1 })
    // The browser does not know the new id yet.
    for (const late of [
      await browser.get('/api/user/draft-key'),
      await browser.put('/api/user/set/lang').json({ lang: 'en' }),
    ]) {
      assert.equal(late.status(), 401)
      assert.deepEqual(namesOfCookies(late), [])
    }
  })

  test('that was ended while a request was under way is not begun anew by it', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    await signIn(client, user)
    const [{ id }] = await sessionsOf(user.id)
    const config = (await configProvider.resolve<SessionConfig>(app, sessionConfig))!
    const makeStore = (await configProvider.resolve<SessionStoreFactory>(app, sessionStore))!
    const store = makeStore({} as HttpContext, config)
    const held = (await store.read(id))!
    await store.write(id, { ...held, lang: 'zh' })
    assert.deepInclude(await store.read(id), { lang: 'zh' })
    await store.destroy(id)
    await store.write(id, held)
    assert.isNull(await store.read(id))
  })

  test('is dead at once after signing out, also for who has copied its cookie', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    await browser.get('/api/proj/signout')
    assert.equal((await browser.get('/api/cases')).status(), 401)
  })

  test('serves the project that its window shows, and no other one', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const shown = (environment: number) => `${user.project.projectId}:${environment}`
    assert.isTrue((await browser.get('/api/cases').header('x-project', shown(0))).body().status)
    const other = (await browser.get('/api/cases').header('x-project', shown(1))).body()
    assert.equal(other.code, 1006)
    assert.isTrue(other.data.projectSwitched)
    assert.equal(other.data.message.zh, '项目已经切换，该页面失效！')
  })
})

test.group('The sessions of a user', () => {
  test('are listed with what is known of them, and no id that could be used', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    await signIn(client, user)
    await signIn(client, await makeUser())
    const { data } = (await browser.get('/api/user/sessions')).body()
    assert.lengthOf(data, 2)
    assert.deepEqual(data.map(({ isThis }: { isThis: boolean }) => isThis).sort(), [false, true])
    const told = ['address', 'agent', 'handle', 'isThis', 'lastUsedAt', 'startedAt']
    assert.deepEqual(Object.keys(data[0]).sort(), told)
    const text = JSON.stringify(data)
    for (const { id } of await sessionsOf(user.id)) assert.notInclude(text, id)
  })

  test('are ended one by one or all but this one, and never those of others', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const [here, second, third] = [
      await signIn(client, user),
      await signIn(client, user),
      await signIn(client, user),
    ]
    const stranger = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const own = ((await second.get('/api/user/sessions')).body().data as any[]).find(
      ({ isThis }) => isThis
    )
    const foreign = await stranger.delete(`/api/user/sessions/${own.handle}`)
    assert.deepEqual(foreign.body().data, { ended: false })
    assert.equal((await second.get('/api/cases')).status(), 200)
    const ended = await here.delete(`/api/user/sessions/${own.handle}`)
    assert.deepEqual(ended.body().data, { ended: true })
    assert.equal((await second.get('/api/cases')).status(), 401)
    assert.equal((await third.get('/api/cases')).status(), 200)
    here.take(await here.delete('/api/user/sessions'))
    assert.equal((await third.get('/api/cases')).status(), 401)
    assert.equal((await here.get('/api/cases')).status(), 200)
    assert.equal((await stranger.get('/api/cases')).status(), 200)
  })

  test('all end with a change that says so: freezing, deleting', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const act = { name: 'user.frozen', subject: { type: 'user', id: user.id } } as const
    const changes = await app.container.make(Changes)
    const administrator = { ...actorIn(undefined), companyId: user.project.companyId }
    await actAs(administrator, () =>
      changes.record(act, async (change) => {
        await endSessions(change, user.id)
      })
    )
    assert.equal((await browser.get('/api/cases')).status(), 401)
    assert.lengthOf(await sessionsOf(user.id), 0)
  })
})
