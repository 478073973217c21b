import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { workAt } from '#plugins/process/contract/definition'

const rights = ['CASE_DATA', 'CASE_EDIT', workAt('ENTRY'), workAt('QUALITY')]

test.group('The case list', () => {
  test('says who created a case and since when it is at its node, and is sorted by both', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (name: string) =>
      signIn(client, await makeUser({ project, name, permissions: rights }))
    const [abel, zoe] = [await arrive('Abel'), await arrive('Zoe')]
    const made = async (browser: SignedInClient): Promise<string> =>
      (await browser.post('/api/cases').json(aReport())).body().data.id
    const [first, second] = [await made(zoe), await made(abel)]
    const rows = async (sort: string, order = 'asc') =>
      (await abel.get('/api/cases').qs({ sort, order })).body().data.rows
    const sorted = async (...asked: [string, string?]) =>
      (await rows(...asked)).map(({ id }: { id: string }) => id)

    assert.deepEqual(await sorted('nodeSince'), [first, second])
    assert.deepEqual(await sorted('creator'), [second, first])
    await zoe.post(`/api/cases/${first}/process/pass`).json({ seen: 1 })
    await abel.post(`/api/cases/${first}/process/claim`).json({ seen: 2 })
    assert.deepEqual(await sorted('nodeSince'), [second, first], 'it came to its node later')
    assert.deepEqual(await sorted('nodeSince', 'desc'), [first, second])
    const { steps } = (await abel.get(`/api/cases/${first}/process`)).body().data
    const [{ creator, nodeSince, ownerName }] = await rows('creator', 'desc')
    assert.deepEqual([creator, ownerName, nodeSince], ['Zoe', 'Abel', steps[1].at])
  })
})
