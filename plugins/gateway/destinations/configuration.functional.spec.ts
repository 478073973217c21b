import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { makeMembership, makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { arrive } from '#plugins/gateway/tests/arrive'

test.group('Destinations that are copied to another project', () => {
  test('come without connection, and are not in use yet', async ({ client, assert }) => {
    const world = await arrive(client)
    const way = await world.connect()
    const made = await world.aim({ connectionId: way.id })
    const permissions = ['SYS_CONF', 'CASE_DECLARE_CONF']
    const other = await makeProject({ companyId: world.project.companyId })
    const user = await makeUser({ project: other, permissions })
    await makeMembership(user, world.project, permissions)
    const browser = await signIn(client, user)
    const from = { projectId: world.project.projectId, environment: 0 }
    const wish = { from, parts: ['gateway.destinations'] }
    const seen = (await browser.post('/api/config/syn').json(wish)).body()
    await browser.post('/api/config/syn').json({ ...wish, apply: seen.data.digest })
    const copied = (await browser.get('/api/admin/gateway_destinations')).body().data
    assert.lengthOf(copied, 1)
    const { code, fileName, connectionId, stage } = copied[0]
    assert.deepEqual([code, fileName], [made.code, made.fileName])
    assert.deepEqual([connectionId, stage], [null, 'set_up'])
  })
})
