// needs: cases
import { test } from '@japa/runner'

import { readBasePath } from '#kernel/http/read_base_path'
import { startServer } from '#tests/fixtures/server_process'

test.group('Where calls are answered', () => {
  test('is /api until an installation says another path', ({ assert }) => {
    assert.equal(readBasePath('API_BASE_PATH', undefined), '/api')
    assert.equal(readBasePath('API_BASE_PATH', '/pharos/api'), '/pharos/api')
  })

  test('is never empty and always a path', ({ assert }) => {
    for (const wrong of ['', '/', 'api', '/api/', '/a b', '//api', '/API', '/../api', '/api?x=1']) {
      assert.throws(() => readBasePath('API_BASE_PATH', wrong), /API_BASE_PATH is/, wrong)
    }
  })

  test('moves for all calls at once', async ({ assert, cleanup }) => {
    const server = await startServer({ API_BASE_PATH: '/pv/v1' })
    cleanup(() => server.stop())
    const ask = async (path: string) => {
      const answer = await fetch(server.address + path, { headers: { accept: 'application/json' } })
      return answer.status
    }
    assert.equal(await ask('/pv/v1/cases'), 401)
    assert.equal(await ask('/pv/v1/admin/users'), 401)
    assert.equal(await ask('/api/cases'), 404)
  })

  test('is not where a screen is: the server does not start and says why', async ({ assert }) => {
    for (const taken of ['/admin', '/cases', '/system/api']) {
      await assert.rejects(
        () => startServer({ API_BASE_PATH: taken }),
        new RegExp(`API_BASE_PATH is "${taken}", but the screen /`)
      )
    }
  })

  test('is told to the screens by their page', async ({ assert, client }) => {
    for (const page of ['/login', '/admin']) {
      const answer = await client.get(page).header('accept', 'text/html')
      assert.include(answer.text(), '<meta name="api-base" content="/api"')
    }
  })
})
