// needs: cases
import app from '@adonisjs/core/services/app'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, withCookies } from '#tests/factories/sign_in'

const SECRET = 'a-secret-that-both-platforms-know-01'
const caseId = '0198c0de-0000-7000-8000-000000000001'

const ask = (client: ApiClient, body: object, secret = SECRET) =>
  client.post('/api/login/code').accept('json').bearerToken(secret).json(body)

const come = async (client: ApiClient, query: string) => {
  const jar = await openSession(client)
  return withCookies(client.get(`/login?${query}`), jar)
    .accept('html')
    .redirects(0)
}

test.group('Sign-in from an outside platform', (group) => {
  group.each.setup(() => {
    app.config.set('identity.platformSecret', SECRET)
    return () => app.config.set('identity.platformSecret', '')
  })

  test('takes a code of 60 seconds once, and opens the case that the task is about', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const { projectId } = user.project
    const asked = await ask(client, { username: user.username, projectId, environment: 0 })
    const { code, seconds } = asked.body().data
    assert.equal(seconds, 60)
    const entered = await come(client, `token=${code}&taskType=1&caseId=${caseId}`)
    assert.equal(entered.status(), 302)
    assert.equal(entered.header('location'), `/cases/${caseId}`)
    const lines = entered.headers()['set-cookie'] as unknown as string[]
    const cookie = lines.map((line) => line.split(';')[0]).join('; ')
    const cases = await client.get('/api/cases').accept('json').header('cookie', cookie)
    assert.isTrue(cases.body().status)
    const page = await client.get('/license').header('x-inertia', 'true').header('cookie', cookie)
    const { isFromPlatform, links } = page.body().props.shell
    assert.isTrue(isFromPlatform)
    assert.isUndefined(links.projects, 'the other platform says in which project')
    const again = await come(client, `token=${code}`)
    assert.equal(again.status(), 200, 'the sign-in screen')
    assert.include(again.text(), '验证码错误')
    const trail = await trailOfUser(user.id)
    assert.deepEqual(
      trail.map(({ act, reason }) => [act, reason]),
      [
        ['user.sign_in_code_made', null],
        ['user.signed_in', 'outside platform'],
      ]
    )
  })

  test('leads to no address that the request names', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const { projectId } = user.project
    for (const [query, target] of [
      ['taskType=1&caseId=//evil.example', '/'],
      ['taskType=1&caseId[]=x', '/'],
      ['taskType=2&next=https://evil.example', '/center/query'],
      ['taskType=2&queryId=//evil.example', '/center/query'],
      [`taskType=2&queryId=${projectId}`, `/center/query?queryId=${projectId}`],
      ['next=https://evil.example', '/'],
    ] as const) {
      const { code } = (await ask(client, { username: user.username, projectId })).body().data
      const entered = await come(client, `token=${code}&${query}`)
      assert.equal(entered.header('location'), target, query)
    }
  })

  test('is for who knows the secret, people who may be in, and their projects', async ({
    client,
    assert,
  }) => {
    const [user, stranger] = [await makeUser(), await makeUser()]
    const { username } = user
    assert.equal((await ask(client, { username }, 'guess')).status(), 401)
    const foreign = await ask(client, { username, projectId: stranger.project.projectId })
    assert.equal(foreign.body().code, 1005)
    const { code } = (await ask(client, { username })).body().data
    await changeRow('users', user.id, { status: 'frozen' })
    assert.equal((await ask(client, { username })).body().code, 2001)
    assert.equal((await come(client, `token=${code}`)).status(), 200)
  })

  test('is off until a secret is set', async ({ client, assert }) => {
    const { username } = await makeUser()
    const { code } = (await ask(client, { username })).body().data
    app.config.set('identity.platformSecret', '')
    assert.equal((await ask(client, { username })).body().code, 1006)
    const ignored = await come(client, `token=${code}`)
    assert.notInclude(ignored.text(), '验证码错误')
  })
})
