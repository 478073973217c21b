// needs: cases
import type { ApiRequest } from '@japa/api-client'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('A screen that cannot be shown', () => {
  test('leads on from an unknown address: to the sign-in, the back office of the platform or the projects', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const person = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const from = async (answer: ApiRequest) =>
      (await answer.accept('html').redirects(0)).header('location')
    assert.equal(await from(client.get('/nowhere')), '/login')
    assert.equal(await from(platform.get('/nowhere')), '/admin')
    assert.equal(await from(person.get('/nowhere/at/all?a=1')), '/project-select')
  })

  test('is no screen to what loads a file or makes a call: nothing is there (404)', async ({
    client,
  }) => {
    for (const path of ['/assets/gone.js', '/api/nowhere']) {
      const answer = await client.get(path).header('accept', '*/*').redirects(0)
      answer.assertStatus(404)
    }
    const call = await client.get('/api/nowhere').accept('html').redirects(0)
    call.assertStatus(404)
    call.assertBodyContains({ status: false })
  })

  test('says why to somebody without the permission, with 403', async ({ client, assert }) => {
    const person = await signIn(client, await makeUser({ permissions: [] }))
    const response = await person.get('/center/case').accept('html')
    response.assertStatus(403)
    assert.include(response.text(), String.raw`kernel\/refused`)
    assert.include(response.text(), 'No permission')
  })
})

test.group('The terms of use', () => {
  test('are read without signing in', async ({ client, assert }) => {
    const page = await client.get('/license').header('x-inertia', 'true')
    assert.equal(page.body().component, 'kernel/license')
    assert.equal(page.body().props.shell.product.version, '3.6.4')
  })
})
