import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { contribute } from '#kernel/plugins/extension_point'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { unfinishedTasks } from '#kernel/people/unfinished_tasks'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'

const USERS = '/api/admin/users'
const owner = () => db.connection('owner')

let people = 0
/** Somebody whom nobody knows yet. */
const person = () => ({
  username: unique('u').slice(0, 24),
  name: 'Anna New',
  email: `a${process.pid}x${++people}@example.com`,
  rank: 'user',
  passwordBy: 'typed',
  password: 'Start123',
  projects: [] as object[],
})

async function arrive(client: ApiClient, project?: TestProject) {
  const user = await makeUser({ administers: 'company', project: project ?? (await makeProject()) })
  const browser = await signIn(client, user)
  const make = async (fields: Record<string, unknown> = {}) =>
    (await browser.post(USERS).json({ ...person(), ...fields })).body()
  const ownRole = await owner().from('roles').where({ company_id: user.project.companyId }).first()
  return { ...browser, make, roleId: ownRole.id as string }
}

const actsOf = async (id: string) => {
  const lines = await owner()
    .from('audit_lines')
    .where({ chain: `user:${id}` })
    .orderBy('seq')
  return lines.map(({ act }) => act as string)
}

test.group('Users of a company', () => {
  test('are made with a role in a project, changed, frozen, let in again and deleted, each with a line of the trail', async ({
    client,
    assert,
  }) => {
    const { make, put, post, delete: remove, user, roleId } = await arrive(client)
    const { projectId } = user.project
    const { data: made } = await make({ projects: [{ project: projectId, role: roleId }] })
    assert.deepInclude(made, { name: 'Anna New', status: 'active', rank: 'user', revision: 1 })
    assert.deepInclude(made.projects[0], { project: projectId, role: roleId })
    assert.notProperty(made, 'password')
    const place = `${USERS}/${made.id}`
    const changed = await put(place).json({ ...made, phone: '+86 10 1234' })
    assert.equal(changed.body().data.phone, '+86 10 1234')
    assert.equal((await put(place).json({ ...made })).body().code, 1006)
    assert.equal((await post(`${place}/freeze`)).body().data.status, 'frozen')
    assert.equal((await post(`${place}/freeze`)).body().code, 1006)
    assert.lengthOf(await owner().from('memberships').where({ user_id: made.id }), 1)
    assert.equal((await post(`${place}/unfreeze`)).body().data.status, 'active')
    assert.isTrue((await remove(place)).body().status)
    assert.equal((await remove(place)).body().code, 1005)
    assert.lengthOf(await owner().from('memberships').where({ user_id: made.id }), 0)
    assert.deepEqual(await actsOf(made.id), [
      'user.created',
      'user.password_set',
      'user.changed',
      'user.frozen',
      'user.unfrozen',
      'user.deleted',
    ])
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `user:${made.id}` })
    assert.notInclude(JSON.stringify(lines), 'Start123')
    assert.notInclude(JSON.stringify(lines), 'scrypt')
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('keep the limits of their form at the limit and one beyond', async ({ client, assert }) => {
    const { make } = await arrive(client)
    const mail = (letters: number) => `${'m'.repeat(letters - 12 - 6)}${1e5 + ++people}@example.com`
    const limits: [string, string, string][] = [
      ['username', unique('u').padEnd(24, 'x'), 'x'.repeat(25)],
      ['email', mail(32), mail(33)],
      ['email', mail(20), 'a@b'],
      ['email', mail(20), 'a b@c.cn'],
      ['phone', '1'.repeat(20), '1'.repeat(21)],
      ['description', 'd'.repeat(200), 'd'.repeat(201)],
      ['startDate', '2026-02-28', '2026-02-30'],
      ['rank', 'user', 'platform'],
    ]
    for (const [field, good, bad] of limits) {
      assert.isTrue((await make({ [field]: good })).status, `${field} ${good}`)
      const refused = await make({ [field]: bad })
      assert.equal(refused.code, 2017, `${field} ${bad}`)
      assert.equal(refused.data.errors[0].field, field)
    }
    const backwards = await make({ startDate: '2026-05-02', endDate: '2026-05-01' })
    assert.equal(backwards.data.errors[0].field, 'endDate')
    assert.isTrue((await make({ startDate: '2026-05-01', endDate: '2026-05-01' })).status)
  })

  test('have a user name of their own for ever, and a mailbox while they may sign in', async ({
    client,
    assert,
  }) => {
    const { make, delete: remove } = await arrive(client)
    const anna = person()
    const { data: made } = await make(anna)
    assert.equal((await make({ username: anna.username.toUpperCase() })).code, 2013)
    assert.equal((await make({ email: anna.email.toUpperCase() })).code, 2007)
    const stranger = await arrive(client)
    assert.equal((await stranger.make({ username: anna.username })).code, 30018)
    const { data: elsewhere, ...told } = await stranger.make({ email: anna.email.toUpperCase() })
    assert.deepEqual(told, { status: true }, 'who has a mailbox elsewhere is not told')
    assert.equal((await stranger.make({ email: anna.email })).code, 2007)
    await remove(`${USERS}/${made.id}`)
    assert.notEqual(elsewhere.id, made.id)
    const again = await make({ username: anna.username })
    assert.equal(again.code, 2013)
    assert.include(again.data.message.en, 'deleted')
    assert.isTrue((await make({ email: anna.email })).status, 'the mailbox is free again')
  })

  test('never delete or freeze themselves, nor take their own rank (2009)', async ({
    client,
    assert,
  }) => {
    const { get, put, post, delete: remove, user } = await arrive(client)
    const place = `${USERS}/${user.id}`
    assert.equal((await remove(place)).body().code, 2009)
    assert.equal((await post(`${place}/freeze`)).body().code, 2009)
    const { data } = (await get(place)).body()
    const changed = { ...data, email: person().email, rank: 'user' }
    assert.equal((await put(place).json(changed)).body().code, 2009)
  })

  test('never shut themselves out by their first or last day (2009)', async ({
    client,
    assert,
  }) => {
    const { get, put, user } = await arrive(client)
    const place = `${USERS}/${user.id}`
    const { data } = (await get(place)).body()
    for (const term of [{ endDate: '2020-01-01' }, { startDate: '2999-01-01' }]) {
      const refused = (await put(place).json({ ...data, email: person().email, ...term })).body()
      assert.equal(refused.code, 2009)
      assert.include(refused.data.detail.en, 'could no longer sign in')
    }
  })

  test('of whom two take each other away at once: one administrator is left (2009)', async ({
    client,
    assert,
    cleanup,
  }) => {
    type Both = Awaited<ReturnType<typeof arrive>>
    const waysOut: ((one: Both, place: string, other: object) => Promise<{ body(): any }>)[] = [
      async (one, place) => one.delete(place),
      async (one, place) => one.post(`${place}/freeze`),
      async (one, place, other) => one.put(place).json({ ...other, rank: 'user' }),
      async (one, place, other) => one.put(place).json({ ...other, endDate: '2020-01-01' }),
    ]
    for (const takeAway of waysOut) {
      const ada = await arrive(client)
      const bea = await arrive(client, ada.user.project)
      const ids = [ada.user.id, bea.user.id]
      for (const id of ids) await changeRow('users', id, { email: person().email })
      const seen = async (id: string) => (await ada.get(`${USERS}/${id}`)).body().data
      const [a, b] = [await seen(ada.user.id), await seen(bea.user.id)]
      // Both are let in and wait for the account of the other.
      const gate = await owner().transaction()
      cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
      await gate.from('users').whereIn('id', ids).forUpdate()
      const both = Promise.all([
        takeAway(ada, `${USERS}/${b.id}`, b),
        takeAway(bea, `${USERS}/${a.id}`, a),
      ])
      await waitFor(2, both)
      await gate.commit()
      const codes = (await both).map((answer) => answer.body().code ?? 200)
      assert.sameMembers(codes, [200, 2009], String(takeAway))
    }
  })

  test('who have lost the telephone set up another authenticator app, once an administrator says so', async ({
    client,
    assert,
  }) => {
    const { make, get, post } = await arrive(client)
    const { data: made } = await make()
    const place = `${USERS}/${made.id}`
    assert.isFalse((await get(place)).body().data.authenticator)
    await changeRow('users', made.id, { totp_confirmed: true, totp_secret: 'sealed' })
    assert.isTrue((await get(place)).body().data.authenticator)
    assert.isTrue((await post(`${place}/forget_authenticator`)).body().status)
    const row = await owner().from('users').where({ id: made.id }).first()
    assert.deepInclude(row, { totp_confirmed: false, totp_secret: null })
    assert.include(await actsOf(made.id), 'user.authenticator_forgotten')
    const stranger = await arrive(client)
    const foreign = await stranger.post(`${place}/forget_authenticator`)
    assert.equal(foreign.body().code, 1005)
  })

  test('stay while they have tasks to finish; the message says which (2014)', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make, delete: remove } = await arrive(client)
    const { data: made } = await make()
    const tasks = definePlugin({
      name: 'tasks',
      summary: 'Tasks of the test.',
      contributes: [
        contribute(unfinishedTasks, async () => ({
          default: [
            async (_trx, userId) =>
              userId === made.id
                ? [{ kind: { en: 'open queries', zh: '未关闭质疑' }, count: 3 }]
                : [],
          ],
        })),
      ],
    })
    const registry = await app.container.make(PluginRegistry)
    app.container.swap(PluginRegistry, () => new PluginRegistry([...registry.plugins, tasks]))
    cleanup(() => app.container.restore(PluginRegistry))
    const refused = (await remove(`${USERS}/${made.id}`)).body()
    assert.equal(refused.code, 2014)
    assert.include(refused.data.message.en, 'open queries 3')
    assert.include(refused.data.message.zh, '未关闭质疑 3')
  })

  test('come into projects and get roles of the own company only, each project once', async ({
    client,
    assert,
  }) => {
    const { make, user, roleId } = await arrive(client)
    const stranger = await arrive(client)
    const own = { project: user.project.projectId, role: roleId }
    const foreign = { project: stranger.user.project.projectId, role: stranger.roleId }
    assert.equal((await make({ projects: [foreign] })).code, 1005)
    assert.equal((await make({ projects: [{ ...own, role: foreign.role }] })).code, 1005)
    assert.equal((await make({ projects: [own, own] })).code, 2008)
    assert.isTrue((await make({ projects: [own] })).status)
  })

  test('of the last place in a project one gets in when several ask at once (2015)', async ({
    client,
    assert,
  }) => {
    const { make, user, roleId } = await arrive(client)
    const { projectId: project } = user.project
    await owner().from('projects').where({ id: project }).update({ max_users: 2 })
    const wish = { projects: [{ project, role: roleId }] }
    const answers = await Promise.all([make(wish), make(wish), make(wish)])
    assert.sameMembers(
      answers.map(({ code }) => code ?? 200),
      [200, 2015, 2015]
    )
    assert.lengthOf(await owner().from('memberships').where({ project_id: project }), 2)
  })

  test('are no more than the company may have: of three made at once at the limit one comes in, and who is deleted leaves the place (2016)', async ({
    client,
    assert,
  }) => {
    const { make, delete: remove, user } = await arrive(client)
    const { companyId } = user.project
    await changeRow('companies', companyId, { max_users: 2 })
    const answers = await Promise.all([make(), make(), make()])
    assert.sameMembers(
      answers.map(({ code }) => code ?? 200),
      [200, 2016, 2016]
    )
    const full = answers.find(({ code }) => code === 2016)!
    assert.match(full.data.message.en, /its limit of 2 users\. Delete users .* or ask/)
    assert.include(full.data.message.zh, '公司用户数已达上限（2 个）')
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { rank: _, projects: __, ...administrator } = person()
    const another = { ...administrator, company: companyId, password: 'Pharos-302-long' }
    assert.equal((await platform.post('/api/admin/administrators').json(another)).body().code, 2016)
    const { data: made } = answers.find(({ status }) => status)!
    assert.isTrue((await remove(`${USERS}/${made.id}`)).body().status)
    assert.isTrue((await make()).status)
    await changeRow('companies', companyId, { max_users: null })
    assert.isTrue((await make()).status)
  })

  test('come into the same projects at once, in whichever order they are said', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make, user, roleId } = await arrive(client)
    const other = await makeProject({ companyId: user.project.companyId })
    const ids = [user.project.projectId, other.projectId]
    const wishes = ids.map((project) => ({ project, role: roleId }))
    // Both get as far as their first project.
    const gate = await owner().transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    await gate.from('projects').whereIn('id', ids).forUpdate()
    const both = Promise.all([make({ projects: wishes }), make({ projects: wishes.toReversed() })])
    await waitFor(2, both)
    await gate.commit()
    for (const { status, data } of await both) {
      assert.isTrue(status)
      assert.lengthOf(data.projects, 2)
    }
  })

  test('are found, ordered, narrowed, and seen by nobody else', async ({ client, assert }) => {
    const { make, get, user } = await arrive(client)
    const { data: anna } = await make({ name: 'Anna Found' })
    await make({ name: 'Bert Found' })
    const list = async (
      browser: Pick<typeof user, never> & { get: typeof get },
      filter: object
    ) => {
      const query = { filter: JSON.stringify(filter), sort: '["name","DESC"]', range: '[0,9]' }
      return (await browser.get(USERS).qs(query)).body().data as { name: string }[]
    }
    const names = (await list({ get }, { q: 'found' })).map(({ name }) => name)
    assert.deepEqual(names, ['Bert Found', 'Anna Found'])
    const stranger = await arrive(client)
    assert.deepEqual(await list(stranger, { q: 'found' }), [])
    assert.equal((await stranger.get(`${USERS}/${anna.id}`)).body().code, 1005)
    const manager = await signIn(
      client,
      await makeUser({ permissions: ['SYS_CONF'], project: user.project })
    )
    assert.equal((await manager.get(USERS)).body().code, 1003)
  })
})
