import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const ADDRESS = '/api/user/draft-key'

test.group('The key of unsaved typing', () => {
  test('is the same in every session of a user, and of no other user', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await makeUser(), await makeUser()]
    const keyOf = async (user: typeof one) =>
      (await (await signIn(client, user)).get(ADDRESS)).body().data.key as string
    const key = await keyOf(one)
    assert.equal(Buffer.from(key, 'base64').length, 32)
    assert.equal(await keyOf(one), key)
    assert.notEqual(await keyOf(other), key)
  })

  test('is given to nobody who is not signed in', async ({ client }) => {
    const answer = await client.get(ADDRESS).accept('json')
    answer.assertStatus(401)
  })
})
