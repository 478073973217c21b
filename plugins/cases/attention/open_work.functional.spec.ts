import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const WORK = '/api/proj/user/work'

test.group('What there is to do in the projects of somebody', () => {
  test('is how many cases are open and when the newest information came, in each environment, before one is entered', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const { projectId } = user.project
    const browser = await signIn(client, user)
    const make = async (received: string) =>
      (await browser.post('/api/cases').json(aReport({ C_1_4: received }))).body().data.id
    await make('2026-03-02')
    await make('2026-01-02')
    await changeRow('cases', await make('2026-02-02'), { status: 'ARCHIVED' })
    const bare = await signIn(client, user, null)
    assert.deepEqual((await bare.get(WORK)).body().data, [
      { projectId, environment: 0, open: 2, isMore: false, newestReceipt: '2026-03-02' },
      { projectId, environment: 1, open: 0, isMore: false, newestReceipt: null },
    ])
  })

  test('is told of no project of others, and of none in which one sees no cases', async ({
    client,
    assert,
  }) => {
    const other = await makeUser({ permissions: ['CASE_DATA', 'CASE_EDIT'] })
    await (await signIn(client, other)).post('/api/cases').json(aReport())
    const blind = await makeUser({ permissions: ['SYS_CONF'], project: other.project })
    assert.deepEqual((await (await signIn(client, blind, null)).get(WORK)).body().data, [])
    const stranger = await makeUser({ permissions: ['CASE_DATA'] })
    const { data } = (await (await signIn(client, stranger, null)).get(WORK)).body()
    const ids = (data as { projectId: string }[]).map(({ projectId }) => projectId)
    assert.deepEqual([...new Set(ids)], [stranger.project.projectId])
  })
})
