import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'

const ROUNDS = 12
const owner = () => db.connection('owner')

/** Who administers a project, who administers its company, and somebody of another project. */
async function arrive(client: ApiClient) {
  const manager = await makeUser({ permissions: ['SYS_CONF'] })
  const { project } = manager
  const administrator = await makeUser({ administers: 'company', project })
  const sister = await makeProject({ companyId: project.companyId })
  const colleague = await makeUser({ project: sister })
  await changeRow('users', colleague.id, { email: `${colleague.id.slice(-12)}@example.com` })
  const { id: role } = await owner().from('roles').where({ company_id: project.companyId }).first()
  const [inProject, inCompany] = [
    await signIn(client, manager),
    await signIn(client, administrator),
  ]
  return {
    role: role as string,
    colleague,
    projectId: project.projectId,
    add: () => inProject.post('/api/admin/members').json({ user: colleague.id, role }),
    takeOut: () => inProject.delete(`/api/admin/members/${colleague.id}`),
    account: {
      seen: async () => (await inCompany.get(`/api/admin/users/${colleague.id}`)).body().data,
      save: (values: object) => inCompany.put(`/api/admin/users/${colleague.id}`).json(values),
      remove: () => inCompany.delete(`/api/admin/users/${colleague.id}`),
    },
  }
}

const membershipsOf = (user: string, project: string) =>
  owner().from('memberships').where({ user_id: user, project_id: project })

test.group('Somebody who is let into a project', () => {
  test('from both sides at once is in it once, and neither waits for the other for ever', async ({
    client,
    assert,
  }) => {
    const { role, colleague, projectId, add, takeOut, account } = await arrive(client)
    for (let round = 0; round < ROUNDS; round++) {
      const seen = await account.seen()
      const projects = [...seen.projects, { project: projectId, role }]
      const [saved, added] = await Promise.all([account.save({ ...seen, projects }), add()])
      // Who comes first lets in; the other finds somebody in the project, or a form gone old.
      const codes = [saved, added].map((answer) => answer.body().code ?? 200)
      assert.include(['200 2008', '1006 200'], codes.join(' '), `round ${round}`)
      assert.lengthOf(await membershipsOf(colleague.id, projectId), 1)
      assert.isTrue((await takeOut()).body().status)
    }
  })

  test('while the account is being deleted is not in it: who lets in waits and is refused (1005)', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { colleague, projectId, add, account } = await arrive(client)
    // Deleting holds the account and gets as far as its line of the trail, and no further.
    const gate = await owner().transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    await gate.from('audit_heads.heads').where('chain', `user:${colleague.id}`).forUpdate()
    const removed = account.remove().then((answer) => answer.body())
    await waitFor(1, removed)
    const added = add().then((answer) => answer.body())
    await waitFor(2, added)
    await gate.commit()
    assert.isTrue((await removed).status)
    assert.equal((await added).code, 1005)
    assert.lengthOf(await membershipsOf(colleague.id, projectId), 0)
  })
})
