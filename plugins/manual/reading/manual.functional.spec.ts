import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('The manual', () => {
  test('is read by whoever is signed in, in a project or not', async ({ client, assert }) => {
    for (const person of [
      await makeUser({ permissions: [] }),
      await makeUser({ administers: 'platform' }),
    ]) {
      const browser = await signIn(client, person)
      const page = await browser.get('/manual').header('x-inertia', 'true')
      assert.equal(page.body().component, 'manual/reading/manual')
    }
    const stranger = await client.get('/manual').accept('html').redirects(0)
    assert.equal(stranger.header('location'), '/login')
  })
})
