import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('What there is to try', () => {
  test('is told to people of the demonstration alone', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser())
    const answer = (await browser.get('/api/demonstration/things')).body()
    assert.deepEqual(answer, { status: true, data: [] })
  })

  test('is told to nobody who is not signed in; whom one may sign in as is', async ({
    client,
    assert,
  }) => {
    const refused = await client.get('/api/demonstration/things').accept('json')
    assert.equal(refused.body().status, false)
    const people = (await client.get('/api/demonstration/people').accept('json')).body()
    assert.isTrue(people.status)
    // A password is told with those whom it lets in, never without.
    assert.equal(people.data.password !== '', people.data.companies.length > 0)
  })
})
