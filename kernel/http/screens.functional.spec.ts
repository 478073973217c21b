import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('A screen that cannot be shown', () => {
  test('says so in the product itself: an unknown address is a screen with 404', async ({
    client,
    assert,
  }) => {
    const response = await client.get('/nowhere').accept('html')
    response.assertStatus(404)
    assert.include(response.text(), String.raw`kernel\/not_found`)
  })

  test('says why to somebody without the permission, with 403', async ({ client, assert }) => {
    const person = await signIn(client, await makeUser({ permissions: [] }))
    const response = await person.get('/cases').accept('html')
    response.assertStatus(403)
    assert.include(response.text(), String.raw`kernel\/refused`)
    assert.include(response.text(), 'No permission')
  })
})
