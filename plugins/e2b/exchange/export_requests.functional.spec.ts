import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeUser } from '#tests/factories/make_user'
import { keepCookies, openSession, signIn, withCookies } from '#tests/factories/sign_in'

/** Somebody with a case, and the address that a page of somebody else gives them to follow. */
async function given() {
  const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EXPORT'] })
  const caseId = await makeFollowedCase(user)
  const exports = () => db.connection('owner').from('case_frozen_copies').where({ case_id: caseId })
  return { user, address: `/cases/${caseId}/e2b.xml?reason=x`, exports }
}

test.group('A link on another site to the file of an export', () => {
  test('exports nothing: it would stand in the trail with a reason that nobody gave', async ({
    assert,
    client,
  }) => {
    const { user, address, exports } = await given()
    const browser = await signIn(client, user)
    const follow = (name: string, value: string) => browser.get(address).header(name, value)
    const others = [
      await follow('sec-fetch-site', 'cross-site'),
      await follow('sec-fetch-site', 'same-site'),
      await follow('referer', 'https://evil.example/page'),
    ]
    assert.deepEqual(
      others.map((answer) => answer.status()),
      [403, 403, 403]
    )
    const screen = await follow('sec-fetch-site', 'cross-site').accept('html')
    assert.include(screen.text(), String.raw`kernel\/refused`)
    assert.lengthOf(await exports(), 0)
    assert.equal((await follow('sec-fetch-site', 'same-origin')).status(), 200)
    assert.lengthOf(await exports(), 1)
  })

  test('exports nothing after signing in either', async ({ assert, client }) => {
    const { user, address } = await given()
    const jar = await openSession(client)
    const asked = await withCookies(client.get(address), jar).accept('html').redirects(0)
    keepCookies(jar, asked.headers()['set-cookie'])
    assert.equal(asked.header('location'), '/login')
    const { username, password } = user
    const entered = await withCookies(client.post('/api/login'), jar).json({ username, password })
    assert.equal(entered.body().data.next, '/project-select')
  })
})
