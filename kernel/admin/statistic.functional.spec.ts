import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const address = '/api/home/admin/statistic'

test.group('What there is to administer', () => {
  test('a company counts its own, the platform all, others the projects that they may enter', async ({
    client,
    assert,
  }) => {
    const administrator = await makeUser({ administers: 'company' })
    const { project } = administrator
    const other = await makeProject({ companyId: project.companyId })
    await changeRow('projects', other.projectId, { status: 'closed' })
    const frozen = await makeUser({ project })
    await changeRow('users', frozen.id, { status: 'frozen' })
    await makeUser()
    const own = await (await signIn(client, administrator)).get(address)
    assert.deepEqual(own.body().data, { projects: 2, ongoing: 1, users: 1, frozen: 1 })

    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { data } = (await platform.get(address)).body()
    assert.isAtLeast(data.companies, 2)
    assert.isAtLeast(data.projects, 3)
    assert.isAtLeast(data.users, 3)

    const someone = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    assert.deepEqual((await someone.get(address)).body().data, { projects: 1 })
  })
})
