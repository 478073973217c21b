import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const address = (caseId: string, windowId: string) => `/api/cases/${caseId}/presence/${windowId}`

test.group('Saying where one is in a case', () => {
  test('does not keep a session alive, as work does', async ({ client, assert }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user)
    const { data: made } = (await browser.post('/api/cases').json(aReport())).body()
    const end = async () => {
      const rows = db.connection('owner').from('sessions').whereLike('data', `%${user.id}%`)
      return (await rows.max('expires_at as at').first()).at.valueOf() as number
    }
    const before = await end()
    const window = address(made.id, randomUUID())
    const reply = await browser.put(window).json({ page: 'patient', turn: 1 })
    assert.deepEqual(reply.body().data, { others: [] })
    assert.isUndefined(reply.header('set-cookie'))
    assert.isTrue((await browser.delete(window).json({ turn: 2 })).body().status)
    assert.equal(await end(), before)
    await browser.get('/api/cases')
    assert.isAbove(await end(), before)
  })

  test('is refused in one sentence where there is no such case, window, page or turn', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const [caseId, windowId, page, turn] of [
      ['x', randomUUID(), 'patient', 1],
      [randomUUID(), 'x', 'patient', 1],
      [randomUUID(), randomUUID(), '<script>', 1],
      [randomUUID(), randomUUID(), 'patient', 0],
      [randomUUID(), randomUUID(), 'patient', 2 ** 31],
    ] as const) {
      const answer = await browser.put(address(caseId, windowId)).json({ page, turn })
      assert.equal(answer.body().code, 2017)
    }
  })

  test('of a case of another project is answered as of one that is not there', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    const window = address(randomUUID(), randomUUID())
    const answers = [
      await browser.put(window).json({ page: 'patient', turn: 1 }),
      await browser.delete(window).json({ turn: 2 }),
    ]
    for (const answer of answers) assert.equal(answer.body().code, 1005)
  })

  test('is for those who may see cases', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    const answer = await browser
      .put(address(randomUUID(), randomUUID()))
      .json({ page: 'patient', turn: 1 })
    assert.equal(answer.body().code, 1003)
  })
})
