// needs: cases
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const MEMBERS = '/api/admin/members'
const owner = () => db.connection('owner')

/** A project administrator, and a colleague from another project of the company. */
async function arrive(client: ApiClient) {
  const user = await makeUser({ permissions: ['SYS_CONF'], name: 'Maria Manager' })
  const browser = await signIn(client, user)
  const sister = await makeProject({ companyId: user.project.companyId })
  const colleague = await makeUser({ project: sister, name: 'Carl Colleague' })
  const roles = (await browser.get('/api/admin/project-roles').qs({ range: '[0,99]' })).body().data
  const role = roles.find(({ builtIn }: { builtIn: boolean }) => !builtIn).id as string
  return { ...browser, colleague, role }
}

test.group('Members of a project', () => {
  test('are taken in, given another role and taken out, each with a line of the trail', async ({
    client,
    assert,
  }) => {
    const { get, post, put, delete: remove, colleague, role, user } = await arrive(client)
    const offered = (await get('/api/admin/candidates')).body().data
    assert.deepEqual(
      offered.map(({ id }: { id: string }) => id),
      [colleague.id]
    )
    const added = await post(MEMBERS).json({ user: colleague.id, role })
    assert.deepInclude(added.body().data, { id: colleague.id, name: 'Carl Colleague', role })
    assert.lengthOf((await get('/api/admin/candidates')).body().data, 0)
    assert.equal((await post(MEMBERS).json({ user: colleague.id, role })).body().code, 2008)
    const found = (await get(MEMBERS).qs({ filter: '{"q":"carl"}' })).body().data
    assert.lengthOf(found, 1)
    const place = `${MEMBERS}/${colleague.id}`
    assert.equal((await put(place).json({ role })).body().data.role, role)
    assert.isTrue((await remove(place)).body().status)
    assert.equal((await get(place)).body().code, 1005)
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `user:${colleague.id}` })
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act, company_id: company, project_id: project }) => [act, company, project]),
      ['user.joined_project', 'user.role_changed', 'user.left_project'].map((act) => [
        act,
        user.project.companyId,
        null,
      ])
    )
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('are not undone by a form of the user that was opened before (1006)', async ({
    client,
    assert,
  }) => {
    const { post, put, delete: remove, colleague, role, user } = await arrive(client)
    const administers = { administers: 'company', project: user.project } as const
    const company = await signIn(client, await makeUser(administers))
    await changeRow('users', colleague.id, { email: `${colleague.id.slice(-12)}@example.com` })
    const form = `/api/admin/users/${colleague.id}`
    const opened = async () => (await company.get(form)).body().data
    const place = `${MEMBERS}/${colleague.id}`
    const acts = [
      async () => post(MEMBERS).json({ user: colleague.id, role }),
      async () => put(place).json({ role }),
      async () => remove(place),
    ]
    for (const act of acts) {
      const old = await opened()
      assert.isTrue((await act()).body().status)
      assert.equal((await company.put(form).json(old)).body().code, 1006, String(act))
      assert.isTrue((await company.put(form).json(await opened())).body().status)
    }
  })

  test('get roles of which it is told what each permits in a project, and how many have it here', async ({
    client,
    assert,
  }) => {
    const { get, post, colleague, user } = await arrive(client)
    const permissions = ['CASE_DATA', 'USER_CONF']
    const other = await makeUser({ project: colleague.project, permissions })
    const { role_id: role } = await owner().from('memberships').where({ user_id: other.id }).first()
    const told = async () => {
      const { data } = (await get('/api/admin/project-roles').qs({ range: '[0,99]' })).body()
      const { rights, members } = data.find(({ id }: { id: string }) => id === role)
      return [members, rights.map(({ en }: { en: string }) => en)]
    }
    // What counts in the company is not the role's to give.
    assert.deepEqual(await told(), [0, ['View cases']])
    await post(MEMBERS).json({ user: colleague.id, role })
    assert.deepEqual(await told(), [1, ['View cases']])
    const stranger = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    const theirs = (await stranger.get('/api/admin/project-roles').qs({ range: '[0,99]' })).text()
    assert.notInclude(theirs, role)
    assert.notInclude(theirs, user.project.companyId)
  })

  test('cannot take themselves out, nor give themselves another role (2009)', async ({
    client,
    assert,
  }) => {
    const { put, delete: remove, user, role } = await arrive(client)
    assert.equal((await remove(`${MEMBERS}/${user.id}`)).body().code, 2009)
    assert.equal((await put(`${MEMBERS}/${user.id}`).json({ role })).body().code, 2009)
  })

  test('are people of the company, with roles of the company, in the own project', async ({
    client,
    assert,
  }) => {
    const { post, put, get, delete: remove, colleague, role } = await arrive(client)
    const stranger = await arrive(client)
    assert.equal((await post(MEMBERS).json({ user: stranger.user.id, role })).body().code, 1005)
    const foreignRole = { user: colleague.id, role: stranger.role }
    assert.equal((await post(MEMBERS).json(foreignRole)).body().code, 1005)
    for (const id of [stranger.user.id, colleague.id]) {
      const place = `${MEMBERS}/${id}`
      for (const answer of [
        await get(place),
        await put(place).json({ role }),
        await remove(place),
      ]) {
        assert.equal(answer.body().code, 1005)
      }
    }
    assert.equal((await post(MEMBERS).json({ user: 'nobody', role: '1' })).body().code, 2017)
    const nobody = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    assert.equal((await nobody.get(MEMBERS)).body().code, 1003)
  })

  test('are not more than the project may have, also when several come at once (2015)', async ({
    client,
    assert,
  }) => {
    const { post, colleague, role, user } = await arrive(client)
    const others = await Promise.all([1, 2].map(() => makeUser({ project: colleague.project })))
    await owner().from('projects').where({ id: user.project.projectId }).update({ max_users: 2 })
    const answers = await Promise.all(
      [colleague, ...others].map(({ id }) => post(MEMBERS).json({ user: id, role }))
    )
    assert.sameMembers(
      answers.map((answer) => answer.body().code ?? 200),
      [200, 2015, 2015]
    )
  })
})
