// needs: cases
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { keepCookies, openSession, withCookies } from '#tests/factories/sign_in'

test.group('A screen that is asked for before signing in', () => {
  test('comes after signing in and choosing a project, once', async ({ client, assert }) => {
    const { username, password, project } = await makeUser({ permissions: ['CASE_DATA'] })
    const jar = await openSession(client)
    const open = async (address: string) => {
      const answer = await withCookies(client.get(address), jar).accept('html').redirects(0)
      keepCookies(jar, answer.headers()['set-cookie'])
      return answer.header('location')
    }
    const send = async (method: 'post' | 'put', path: string, body: object) => {
      const answer = await withCookies(client[method](path), jar).json(body)
      keepCookies(jar, answer.headers()['set-cookie'])
      return answer.body().data.next
    }
    const enter = () => send('put', '/api/proj/enter', { ...project.scope() })
    const wanted = '/center/case?page=2'
    assert.equal(await open(wanted), '/login')
    assert.equal(await send('post', '/api/login', { username, password }), wanted)
    assert.equal(await open(wanted), '/project-select')
    assert.equal(await enter(), wanted)
    assert.equal(await enter(), '/', 'it was asked for once')
  })
})
