// needs: cases
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'

test.group('Every answer of the product', () => {
  test('a refusal is HTTP 200 with its number and its text in both languages', async ({
    client,
  }) => {
    const jar = await openSession(client)
    const response = await withCookies(client.post('/api/login'), jar).json({
      username: 'nobody',
      password: 'wrong',
    })
    response.assertStatus(200)
    response.assertBody({
      status: false,
      code: 2003,
      data: { message: { en: 'Wrong password.', zh: '密码错误' } },
    })
  })

  test('who is not signed in gets 401 with 1004, whatever is asked for', async ({
    client,
    assert,
  }) => {
    const guarded = Object.values(router.toJSON())
      .flat()
      .filter(({ methods, pattern }) => methods.includes('GET') && pattern.startsWith('/api/'))
      .filter(({ middleware }) =>
        [...middleware.all()].every((each) => !('name' in each) || each.name !== 'public')
      )
    assert.isAbove(guarded.length, 3)
    for (const { pattern } of guarded) {
      const response = await client.get(pattern.replace(/:\w+/g, 'x')).accept('json')
      assert.equal(response.status(), 401, pattern)
      assert.equal(response.body().code, 1004, pattern)
    }
  })

  test('who is signed in without the permission gets 1003', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: [] }))
    const response = await signedIn.get('/api/cases')
    response.assertStatus(200)
    response.assertBodyContains({ status: false, code: 1003 })
  })

  test('who has chosen no project gets 6016', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const jar = await openSession(client)
    const { username, password } = user
    const entered = await withCookies(client.post('/api/login'), jar).json({ username, password })
    const cookies = [entered.headers()['set-cookie']].flat() as unknown as string[]
    for (const line of cookies) jar.set(line.split('=')[0], line.split(/[=;]/)[1])
    const response = await withCookies(client.get('/api/cases'), jar)
    assert.equal(response.body().code, 6016)
  })

  test('success has a truthy status and the data', async ({ client }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const response = await signedIn.get('/api/cases')
    response.assertStatus(200)
    response.assertBodyContains({ status: true, data: {} })
  })

  test('an unknown address and a body that cannot be read are told with a number, in both languages', async ({
    client,
    assert,
  }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const enter = (body: string, encoding = 'identity') => {
      const sent = signedIn.put('/api/proj/enter').header('content-encoding', encoding)
      sent.request.type('application/json').send(body)
      return sent
    }
    const answers = [
      [404, 1005, await signedIn.get('/api/no/such/path')],
      [404, 1005, await signedIn.put('/api/cases').json({})],
      [400, 2017, await enter('{"a":')],
      [422, 2017, await enter('"text"')],
      [400, 2017, await enter('not packed', 'gzip')],
    ] as const
    for (const [status, code, answer] of answers) {
      assert.equal(answer.status(), status)
      assert.equal(answer.body().code, code)
      assert.isString(answer.body().data.message.en)
      assert.isString(answer.body().data.message.zh)
    }
    assert.deepEqual(answers[0][2].body().data.message, {
      en: 'Wrong path. Check the path and try again.',
      zh: '路径错误，请检查路径后在请求',
    })
  })

  test('a NUL, which no database can hold, is refused with 2017', async ({ client, assert }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const name of ['country', 'status', 'seriousness']) {
      const response = await signedIn.get(`/api/cases?${name}=a%00b`)
      assert.equal(response.status(), 200, name)
      assert.equal(response.body().code, 2017, name)
    }
  })

  test('a name that every object has is refused with 2017 as a key, however deep it is and however it is written', async ({
    client,
    assert,
  }) => {
    const signedIn = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const enter = async (body: string) => {
      const sent = signedIn.put('/api/proj/enter')
      sent.request.type('application/json').send(body)
      return (await sent).body()
    }
    const { projectId } = signedIn.user.project
    const own = `"projectId":"${projectId}","environment":0`
    for (const lost of [
      `"__proto__":{"x":1}`,
      `"x":[{"__proto__":1}]`,
      String.raw`"\u005f_proto__":1`,
      `"constructor":{"prototype":{"x":1}}`,
      `"constructor":1`,
      `"x":{"toString":"x"}`,
      `"hasOwnProperty":null`,
      `"x":${'['.repeat(60)}{"__proto__":1}${']'.repeat(60)}`,
    ]) {
      const { code, data } = await enter(`{${own},${lost}}`)
      assert.equal(code, 2017, lost.slice(0, 50))
      assert.match(
        data.message.en,
        /the unknown key "(__proto__|constructor|toString|hasOwnProperty)"/
      )
    }
    assert.isTrue((await enter(`{${own},"x":"__proto__","y":["constructor"]}`)).status)
  })

  test('404 is for an unknown path only', async ({ client }) => {
    const unknown = await client.get('/api/no/such/path').accept('json')
    unknown.assertStatus(404)
    const signedIn = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const missing = await signedIn.get(
      '/api/cases/00000000-0000-4000-8000-000000000000/revisions/1'
    )
    missing.assertStatus(200)
    missing.assertBodyContains({ status: false })
  })

  test('a request without the token against forgery is not carried out', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const { username, password, project } = user
    const foreign = await client.post('/api/login').accept('json').json({ username, password })
    assert.equal(foreign.status(), 403)
    const signedIn = await signIn(client, user)
    const forged = await signedIn
      .put('/api/proj/enter')
      .header('x-xsrf-token', 'guessed')
      .json({ projectId: project.projectId, environment: 1 })
    assert.equal(forged.status(), 403)
    assert.equal(forged.body().code, 1006)
  })

  test('a request of a session that has ended leads to the sign-in page', async ({
    client,
    assert,
  }) => {
    const late = await client.put('/api/proj/enter').accept('json').json({})
    assert.equal(late.status(), 401)
    assert.equal(late.body().code, 1004)
  })

  test('a project of somebody else cannot be entered', async ({ client, assert }) => {
    const [mine, theirs] = [await makeUser(), await makeUser()]
    const signedIn = await signIn(client, mine)
    const { projectId } = theirs.project
    const response = await signedIn.put('/api/proj/enter').json({ projectId, environment: 0 })
    assert.equal(response.body().code, 1005)
  })

  test('a frozen user does not get in, and a session of his is dead at once', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const signedIn = await signIn(client, user)
    const { default: db } = await import('@adonisjs/lucid/services/db')
    await db.connection('owner').from('users').where({ id: user.id }).update({ status: 'frozen' })
    assert.equal((await signedIn.get('/api/cases')).status(), 401)
    await assert.rejects(() => signIn(client, user), /2002/)
  })
})

test.group('Headers', () => {
  test('nothing runs that the product did not serve: a strict content security policy', async ({
    client,
    assert,
  }) => {
    const { headers } = { headers: (await client.get('/login').accept('html' as never)).headers() }
    const csp = headers['content-security-policy']
    const directives = new Map(
      csp.split(';').map((part: string) => {
        const [name, ...values] = part.trim().split(' ')
        return [name, values.join(' ')] as const
      })
    )
    assert.equal(directives.get('default-src'), `'self'`)
    assert.match(directives.get('script-src')!, /^'self' 'nonce-[\w+/=-]{16,}'$/)
    assert.match(directives.get('style-src')!, /^'self' 'nonce-[\w+/=-]{16,}'$/)
    assert.equal(directives.get('object-src'), `'none'`)
    assert.equal(directives.get('base-uri'), `'self'`)
    assert.equal(directives.get('frame-ancestors'), `'none'`)
    assert.notMatch(csp, /unsafe-inline|unsafe-eval|\*/)
  })

  test('answers are private, not guessed at, not framed, and reached by TLS only', async ({
    client,
    assert,
  }) => {
    const headers = (await client.get('/api/proj/signout').accept('json')).headers()
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(headers['x-content-type-options'], 'nosniff')
    assert.equal(headers['x-frame-options'], 'DENY')
    assert.equal(headers['referrer-policy'], 'no-referrer')
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
    assert.match(headers['strict-transport-security'], /max-age=31536000/)
    assert.isUndefined(headers['x-powered-by'])
  })

  test('the session cookie is out of reach of scripts and of other sites, and changes at sign-in', async ({
    client,
    assert,
  }) => {
    const jar = await openSession(client)
    const before = jar.get('pharos-session')
    const { username, password } = await makeUser()
    const response = await withCookies(client.post('/api/login'), jar).json({ username, password })
    const lines = response.headers()['set-cookie'] as unknown as string[]
    const session = lines.find((line) => line.startsWith('pharos-session='))!
    assert.match(session, /HttpOnly/)
    assert.match(session, /SameSite=Lax/)
    assert.notEqual(session.split(/[=;]/)[1], before)
  })
})
