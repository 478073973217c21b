import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import type { TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const soon = '2999-01-01'

/** An administrator of a company, who may act on the account of each. */
async function arrive(client: ApiClient, project?: TestProject) {
  const user = await makeUser({ administers: 'company', project })
  await changeRow('users', user.id, { email: `${user.id.slice(-12)}@example.com` })
  const browser = await signIn(client, user)
  const placeOf = (id: string) => `/api/admin/users/${id}`
  const save = async (id: string, values: object) => {
    const { data } = (await browser.get(placeOf(id))).body()
    return (await browser.put(placeOf(id)).json({ ...data, ...values })).body()
  }
  return {
    ...browser,
    save,
    freeze: async (id: string) => (await browser.post(`${placeOf(id)}/freeze`)).body(),
    remove: async (id: string) => (await browser.delete(placeOf(id))).body(),
  }
}

test.group('The last administrator of a company', () => {
  test('gets no last day, however far away: time alone would leave nobody (2009)', async ({
    client,
    assert,
  }) => {
    const { save, user } = await arrive(client)
    const bea = await makeUser({ administers: 'company', project: user.project })
    await changeRow('users', bea.id, { end_date: soon, email: `${bea.id.slice(-12)}@example.com` })
    const refused = await save(user.id, { endDate: soon })
    assert.equal(refused.code, 2009)
    assert.include(refused.data.detail.en, 'without an end date')
    assert.include(refused.data.detail.zh, '结束日期')
    assert.isTrue((await save(user.id, { phone: '123' })).status)
    assert.isTrue((await save(bea.id, { endDate: null })).status)
    assert.isTrue((await save(user.id, { endDate: soon })).status)
  })

  test('without a last day is not taken away by one who has one (2009)', async ({
    client,
    assert,
  }) => {
    const { save, freeze, remove, user } = await arrive(client)
    const { user: bea } = await arrive(client, user.project)
    await changeRow('users', user.id, { end_date: soon })
    for (const answer of [
      await freeze(bea.id),
      await remove(bea.id),
      await save(bea.id, { rank: 'user' }),
      await save(bea.id, { endDate: soon }),
    ]) {
      assert.equal(answer.code, 2009)
    }
    assert.isTrue((await save(user.id, { endDate: null })).status)
    assert.isTrue((await freeze(bea.id)).status)
  })

  test('is not somebody who begins some day, or is frozen: these do not count as left', async ({
    client,
    assert,
  }) => {
    const { save, user } = await arrive(client)
    const { user: bea } = await arrive(client, user.project)
    for (const away of [{ start_date: soon }, { start_date: null, status: 'frozen' }]) {
      await changeRow('users', bea.id, away)
      assert.equal((await save(user.id, { endDate: soon })).code, 2009)
    }
  })
})
