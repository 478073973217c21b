import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

test.group('The projects of a user', () => {
  test('are those with a role, in both environments, and no other', async ({ client, assert }) => {
    await makeUser()
    const user = await makeUser()
    const browser = await signIn(client, user)
    const { projectId, code, companyId } = user.project
    const { data } = (await browser.get('/api/proj/user/access')).body()
    assert.lengthOf(data, 1)
    assert.deepInclude(data[0], {
      projectId,
      projectCode: code,
      companyId,
      projType: 1,
      userProjectEnvs: [
        { projectId, type: 0 },
        { projectId, type: 1 },
      ],
    })
  })
})
