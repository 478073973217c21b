import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { makeProject } from '#tests/factories/make_project'
import { makeMembership, makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

/** Somebody who may enter three projects, A, B and C of them. */
async function arrive(client: ApiClient) {
  const user = await makeUser()
  const { companyId } = user.project
  const others = [await makeProject({ companyId }), await makeProject({ companyId })]
  for (const project of others) await makeMembership(user, project, [])
  const browser = await signIn(client, user)
  const list = async () =>
    (await browser.get('/api/proj/user/access')).body().data as {
      projectId: string
      subscribed: boolean
    }[]
  const ids = async () => (await list()).map(({ projectId }) => projectId)
  const change = async (body: object) =>
    (await browser.put('/api/proj/subscribe').json(body)).body()
  const follow = async (add: unknown) => change({ add })
  return { ...browser, user, others, list, ids, follow, change }
}

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
      subscribed: false,
      userProjectEnvs: [
        { projectId, type: 0 },
        { projectId, type: 1 },
      ],
    })
  })

  test('that are followed stand first, for that person alone', async ({ client, assert }) => {
    const { user, others, ids, list, follow, change } = await arrive(client)
    const sister = await makeUser({ project: user.project })
    for (const project of others) await makeMembership(sister, project, [])
    const browser = await signIn(client, sister)
    const [a, b, c] = await ids()
    assert.deepEqual((await follow([c, b, c])).data.projects, [c, b])
    assert.deepEqual(await ids(), [b, c, a])
    assert.deepEqual(
      (await list()).map(({ subscribed }) => subscribed),
      [true, true, false]
    )
    const theirs = (await browser.get('/api/proj/user/access')).body().data
    assert.deepEqual(
      theirs.map(({ projectId }: { projectId: string }) => projectId),
      [a, b, c]
    )
    await change({ remove: [b, c] })
    assert.deepEqual(await ids(), [a, b, c])
  })

  test('are followed one by one: what other windows follow stays', async ({ client, assert }) => {
    const { ids, follow, change } = await arrive(client)
    const [a, b, c] = await ids()
    await Promise.all([follow([a]), follow([b]), follow([c])])
    assert.sameMembers((await change({ remove: [b] })).data.projects, [a, c])
    assert.sameMembers((await change({ remove: [b], add: [a] })).data.projects, [a, c])
    assert.sameMembers((await change({ remove: [a], add: [b] })).data.projects, [b, c])
    assert.deepEqual(await ids(), [b, c, a])
  })

  test('can be followed as long as they may be entered; others are not found', async ({
    client,
    assert,
  }) => {
    const { user, ids, list, follow, change } = await arrive(client)
    const [a, b, c] = await ids()
    const stranger = await makeProject()
    const sister = await makeProject({ companyId: user.project.companyId })
    for (const { projectId } of [stranger, sister]) {
      assert.equal((await follow([a, projectId])).code, 1005)
    }
    for (const wrong of [undefined, 'x', [7], ['x'], [null]]) {
      assert.equal((await follow(wrong)).code, 2017, JSON.stringify(wrong))
    }
    for (const wrong of [{}, { projects: [a] }, { remove: 'x' }, { remove: [7] }, { add: null }]) {
      assert.equal((await change(wrong)).code, 2017, JSON.stringify(wrong))
    }
    assert.isFalse((await list()).some(({ subscribed }) => subscribed))
    await follow([c])
    await db.connection('owner').from('memberships').where({ project_id: c }).delete()
    assert.deepEqual(await ids(), [a, b])
    assert.deepEqual((await follow([b])).data.projects, [b])
  })

  test('that are followed leave a line in the trail of the person', async ({ client, assert }) => {
    const { user, ids, follow } = await arrive(client)
    const [a] = await ids()
    await follow([a])
    const line = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `user:${user.id}`, act: 'user.projects_followed' })
      .firstOrFail()
    assert.deepEqual(line.changes, [{ path: 'followedProjects', before: [], after: [a] }])
    assert.deepEqual([line.company_id, line.project_id], [user.project.companyId, null])
  })
})
