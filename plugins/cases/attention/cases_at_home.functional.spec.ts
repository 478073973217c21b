import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('The home of a project', () => {
  test('tells how many open cases one has and how many are of nobody, and leads to just these', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user)
    const told = async () => {
      const { data } = (await browser.get('/api/home/attention').qs({ level: 'project' })).body()
      return (data as { what: { en: string }; address: string }[]).map(({ what, address }) => [
        what.en,
        address,
      ])
    }
    assert.deepEqual(await told(), [])
    const make = async () => (await browser.post('/api/cases').json(aReport())).body().data.id
    const [, nobodys, ended] = [await make(), await make(), await make()]
    await changeRow('cases', nobodys, { owner_id: null })
    await changeRow('cases', ended, { status: 'ARCHIVED' })
    assert.deepEqual(await told(), [
      ['Open cases assigned to you: 1', '/center/case?owner=me'],
      ['Open cases assigned to no one: 1', '/center/case?owner=none'],
    ])
    const { project } = user
    const blind = await signIn(client, await makeUser({ project, permissions: ['CASE_EDIT'] }))
    const { data } = (await blind.get('/api/home/attention').qs({ level: 'project' })).body()
    assert.deepEqual(data, [], 'who does not see cases is told of none')
  })
})
