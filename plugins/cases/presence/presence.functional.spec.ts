import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const address = (caseId: string, windowId: string) => `/api/cases/${caseId}/presence/${windowId}`

test.group('Saying where one is in a case', () => {
  test('does not keep a session alive, as work does', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const end = async () => {
      const rows = db.connection('owner').from('sessions').whereLike('data', `%${user.id}%`)
      return (await rows.max('expires_at as at').first()).at.valueOf() as number
    }
    const before = await end()
    const window = address(randomUUID(), randomUUID())
    const said = await browser.put(window).json({ page: 'dm' })
    assert.deepEqual(said.body().data, { others: [] })
    assert.isUndefined(said.header('set-cookie'))
    assert.isTrue((await browser.delete(window)).body().status)
    assert.equal(await end(), before)
    await browser.get('/api/cases')
    assert.isAbove(await end(), before)
  })

  test('is refused in one sentence where there is no such case, window or page', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const [caseId, windowId, page] of [
      ['x', randomUUID(), 'dm'],
      [randomUUID(), 'x', 'dm'],
      [randomUUID(), randomUUID(), '<script>'],
    ]) {
      const answer = await browser.put(address(caseId!, windowId!)).json({ page })
      assert.equal(answer.body().code, 2017)
    }
  })

  test('is for those who may see cases', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    const answer = await browser.put(address(randomUUID(), randomUUID())).json({ page: 'dm' })
    assert.equal(answer.body().code, 1003)
  })
})
