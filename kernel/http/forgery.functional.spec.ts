// needs: cases
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'

const aCase = aReport()

const writes = [
  ['post', '/api/cases'],
  ['put', '/api/proj/enter'],
  ['delete', '/api/user/sessions'],
] as const

test.group('A write that another site makes a browser send (fault 29)', () => {
  test('is answered with 403 without the token, and with a wrong one', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    for (const token of [undefined, 'x', 'forged.token']) {
      for (const [method, path] of writes) {
        const sent = client[method](path).accept('json').header('cookie', cookie)
        if (token) sent.header('x-xsrf-token', token)
        assert.equal((await sent.json(aCase)).status(), 403, `${method} with ${token}`)
      }
    }
    assert.equal(await countCases(user.project.projectId), 0)
  })

  test('is answered with 403 from a wrong origin, whatever token it carries', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user)
    const { host } = new URL((await browser.get('/api/cases')).response.request.url)
    const send = (headers: Record<string, string>) => {
      const request = browser.post('/api/cases')
      for (const [name, value] of Object.entries(headers)) request.header(name, value)
      return request.json(aCase)
    }
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://${host}.evil.example` },
      { 'origin': `http://${host}`, 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]
    for (const headers of foreign) {
      const answer = await send(headers as Record<string, string>)
      assert.equal(answer.status(), 403, JSON.stringify(headers))
      assert.equal(answer.body().code, 1006)
    }
    assert.equal(await countCases(user.project.projectId), 0)
    const own = [{}, { origin: `http://${host}` }, { 'sec-fetch-site': 'same-origin' }]
    for (const headers of own) assert.isTrue((await send(headers as never)).body().status)
    assert.equal(await countCases(user.project.projectId), own.length)
  })

  test('signs nobody out, though signing out is a GET', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const follow = (headers: Record<string, string>) => {
      const request = browser.get('/api/proj/signout')
      for (const [name, value] of Object.entries(headers)) request.header(name, value)
      return request
    }
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { referer: 'https://evil.example/page' },
    ]
    for (const headers of foreign) {
      assert.equal((await follow(headers as never)).status(), 403, JSON.stringify(headers))
    }
    assert.isTrue((await browser.get('/api/cases')).body().status, 'still signed in')
    assert.isTrue((await follow({ 'sec-fetch-site': 'same-origin' })).body().status)
    assert.equal((await browser.get('/api/cases')).status(), 401)
  })

  test('signs nobody in either', async ({ client, assert }) => {
    const { username, password } = await makeUser()
    const jar = await openSession(client)
    const answer = await withCookies(client.post('/api/login'), jar)
      .header('origin', 'https://evil.example')
      .json({ username, password })
    assert.equal(answer.status(), 403)
  })
})

async function countCases(projectId: string): Promise<number> {
  const rows = await db.connection('owner').from('cases').where('project_id', projectId)
  return rows.length
}
