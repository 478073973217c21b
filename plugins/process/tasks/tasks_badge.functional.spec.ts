import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { returnAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

test.group('The menu', () => {
  test('says how many cases somebody has, and nothing of an entry that they cannot open', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (...permissions: string[]) =>
      signIn(client, await makeUser({ project, permissions }))
    const badges = async ({ get }: Awaited<ReturnType<typeof arrive>>) =>
      (await get('/api/menu/badges')).body().data.badges
    const entry = await arrive('CASE_DATA', 'CASE_EDIT', workAt('ENTRY'))
    const other = await arrive('CASE_DATA', 'CASE_EDIT', workAt('ENTRY'))
    assert.deepEqual(await badges(entry), { 'process.tasks.show': 0 })
    const { id } = (await entry.post('/api/cases').json(aReport())).body().data
    await entry.post('/api/cases').json(aReport())
    assert.deepEqual(await badges(entry), { 'process.tasks.show': 2 })
    await entry.post(`/api/cases/${id}/process/pass`).json({ seen: 1 })
    assert.deepEqual(await badges(entry), { 'process.tasks.show': 1 })
    assert.deepEqual(await badges(other), { 'process.tasks.show': 0 })
    assert.deepEqual(await badges(await arrive('SYS_CONF')), {})
  })

  test('changes with what somebody else does, for whom nothing is loaded anew', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const arrive = async (...permissions: string[]) =>
      signIn(client, await makeUser({ project, permissions }))
    const tasks = async ({ get }: Awaited<ReturnType<typeof arrive>>) =>
      (await get('/api/menu/badges')).body().data.badges['process.tasks.show']
    const quality = [workAt('QUALITY'), returnAt('QUALITY')]
    const entry = await arrive('CASE_DATA', 'CASE_EDIT', workAt('ENTRY'))
    const checker = await arrive('CASE_DATA', 'CASE_EDIT', ...quality)
    const { id } = (await entry.post('/api/cases').json(aReport())).body().data
    const act = (who: typeof entry, name: string, body: object) =>
      who.post(`/api/cases/${id}/process/${name}`).json(body)
    await act(entry, 'pass', { seen: 1 })
    await act(checker, 'claim', { seen: 2 })
    assert.deepEqual([await tasks(entry), await tasks(checker)], [0, 1])
    await act(checker, 'return', { seen: 3, to: 'ENTRY', reason: 'The dose is missing.' })
    assert.deepEqual([await tasks(entry), await tasks(checker)], [1, 0])
  })

  test('is of a project: who has chosen none is refused', async ({ client, assert }) => {
    const nobody = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }), null)
    assert.equal((await nobody.get('/api/menu/badges')).body().code, 6016)
  })
})
