import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'
import { Database } from '#kernel/database/database'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { changeRow, trailOfUser } from '#tests/factories/change_row'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'

/** What somebody types who makes a company. */
function typed(given: Record<string, unknown> = {}) {
  const name = unique('Company')
  return {
    name,
    type: 2,
    maxProjects: 3,
    passwordPolicy: 'basic',
    adminUsername: name.replace('Company', 'admin').slice(0, 24),
    adminName: 'First Administrator',
    adminEmail: `${name.replace('Company', 'a').slice(0, 20)}@example.com`,
    password: 'Pharos302',
    ...given,
  }
}

/** The first administrator of a company, who has replaced the first password. */
async function withOwnPassword(
  client: ApiClient,
  { adminUsername: username, password: oldPassword }: ReturnType<typeof typed>
): Promise<TestUser> {
  const password = 'Later4567'
  const form = { username, oldPassword, password, repeat: password }
  await withCookies(client.put('/api/user/pwd/expire'), await openSession(client)).json(form)
  return { ...(await makeUser()), username, password }
}

const platform = async (client: ApiClient) =>
  signIn(client, await makeUser({ administers: 'platform' }))

test.group('Companies of the platform', () => {
  test('are made with their first administrator, who signs in and administers that company', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const wish = typed({ contact: 'Ann', phone: '+86 10 6666', reportUnitCategory: '3' })
    const made = (await browser.post('/api/admin/companies').json(wish)).body()
    assert.deepInclude(made.data, {
      name: wish.name,
      type: 2,
      contact: 'Ann',
      reportUnitCategory: 3,
      revision: 1,
      projects: 0,
    })
    const user = await db.connection('owner').from('users').where('username', wish.adminUsername)
    assert.deepInclude(user[0], { company_id: made.data.id, is_company_admin: true })
    const first = { ...browser.user, username: wish.adminUsername, password: wish.password }
    await assert.rejects(() => signIn(client, first, null), /2004/)
    const session = await signIn(client, await withOwnPassword(client, wish), null)
    assert.isTrue((await session.get('/api/admin/projects')).body().status)
    assert.equal((await session.get('/api/admin/companies')).body().code, 1003)
  })

  test('are found by text, narrowed by type, put in order and counted', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const word = unique('Findable')
    for (const [name, type] of [
      [`${word} A`, 1],
      [`${word} C`, 2],
      [`${word} B`, 2],
    ]) {
      await browser.post('/api/admin/companies').json(typed({ name, type }))
    }
    const list = async (filter: object) => {
      const query = { sort: '["name","DESC"]', range: '[0,1]', filter: JSON.stringify(filter) }
      const answer = await browser.get('/api/admin/companies').qs(query)
      return [
        answer.body().data.map(({ name }: any) => name.at(-1)),
        answer.header('content-range'),
      ]
    }
    const q = word.toLowerCase()
    assert.deepEqual(await list({ q }), [['C', 'B'], 'companies 0-1/3'])
    assert.deepEqual(await list({ q, type: 2 }), [['C', 'B'], 'companies 0-1/2'])
    assert.deepEqual(await list({ q, type: '1' }), [['A'], 'companies 0-0/1'])
    const wrong = await browser.get('/api/admin/companies').qs({ filter: '{"type":"x\' or 1=1"}' })
    assert.equal(wrong.body().code, 2017)
  })

  test('keep the limits of their fields, and say which field is wrong', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const faults: [Record<string, unknown>, string][] = [
      [{ name: ' ' }, 'name'],
      [{ type: 3 }, 'type'],
      [{ contact: 'x'.repeat(25) }, 'contact'],
      [{ phone: '1'.repeat(21) }, 'phone'],
      [{ phone: 'call me' }, 'phone'],
      [{ address: 'x'.repeat(201) }, 'address'],
      [{ maxProjects: 0 }, 'maxProjects'],
      [{ maxProjects: 1.5 }, 'maxProjects'],
      [{ maxUsers: 0 }, 'maxUsers'],
      [{ passwordPolicy: 'none' }, 'passwordPolicy'],
      [{ adminEmail: 'nobody' }, 'adminEmail'],
      [{ adminEmail: `${'x'.repeat(30)}@example.com` }, 'adminEmail'],
      [{ adminUsername: 'x'.repeat(25) }, 'adminUsername'],
      [{ password: 'short' }, 'password'],
      [{ passwordPolicy: 'strict', password: 'Pharos302' }, 'password'],
    ]
    for (const [wrong, field] of faults) {
      const wish = typed(wrong)
      const { code, data } = (await browser.post('/api/admin/companies').json(wish)).body()
      assert.equal(code, 2017, field)
      assert.deepEqual(
        data.errors.map((error: any) => error.field),
        [field]
      )
      const [left] = await db.connection('owner').from('companies').where('name', wish.name)
      assert.isUndefined(left, `${field}: nothing is left of it`)
    }
  })

  test('have a name of their own, and so have their administrators', async ({ client, assert }) => {
    const browser = await platform(client)
    const wish = typed()
    await browser.post('/api/admin/companies').json(wish)
    const same = await browser.post('/api/admin/companies').json(typed({ name: wish.name }))
    assert.deepInclude(same.body(), { code: 30018 })
    assert.equal(same.body().data.errors[0].field, 'name')
    const taken = await browser
      .post('/api/admin/companies')
      .json(typed({ adminUsername: wish.adminUsername }))
    assert.equal(taken.body().data.errors[0].field, 'adminUsername')
  })

  test('are changed, unless somebody else changed them meanwhile; their type stays', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const { data: made } = (await browser.post('/api/admin/companies').json(typed())).body()
    const place = `/api/admin/companies/${made.id}`
    const change = { ...made, address: 'Road 1', type: 1, company_id: 'x', removed_at: 'now' }
    const answers = await Promise.all([
      browser.put(place).json(change),
      browser.put(place).json({ ...change, address: 'Road 2' }),
    ])
    const codes = answers.map((answer) => answer.body().code ?? 'saved').sort()
    assert.deepEqual(codes, [1006, 'saved'], 'two at once: one is refused')
    const { data: now } = (await browser.get(place)).body()
    assert.deepInclude(now, { revision: 2, type: 2 })
    assert.equal((await browser.put(place).json({ name: 'No revision' })).body().code, 2017)
  })

  test('may have no fewer projects or users than they have: the sentence names both numbers', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const { data: made } = (await browser.post('/api/admin/companies').json(typed())).body()
    for (let n = 0; n < 3; n++) await makeProject({ companyId: made.id })
    const place = `/api/admin/companies/${made.id}`
    const refused = (await browser.put(place).json({ ...made, maxProjects: 2 })).body()
    assert.deepEqual([refused.code, refused.data.errors[0].field], [2017, 'maxProjects'])
    assert.equal(refused.data.detail.en, '2 is too low: there are already 3.')
    const { data: now } = (await browser.put(place).json({ ...made, maxProjects: 3 })).body()
    await makeUser({ project: await makeProject({ companyId: made.id }) })
    assert.equal((await browser.get(place)).body().data.users, 2)
    const fewer = (await browser.put(place).json({ ...now, maxProjects: 4, maxUsers: 1 })).body()
    assert.deepEqual([fewer.code, fewer.data.errors[0].field], [2017, 'maxUsers'])
    assert.equal(fewer.data.detail.en, '1 is too low: there are already 2.')
    const limited = { ...now, maxProjects: 4, maxUsers: 2 }
    assert.isTrue((await browser.put(place).json(limited)).body().status)
  })

  test('are deleted with their people, but not while they have projects, which are named', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const wish = typed()
    const { data: made } = (await browser.post('/api/admin/companies').json(wish)).body()
    const project = await makeProject({ companyId: made.id })
    const place = `/api/admin/companies/${made.id}`
    const refused = (await browser.delete(place)).body()
    assert.equal(refused.code, 30015)
    assert.include(refused.data.detail.en, project.code)
    await db.connection('owner').from('projects').where('id', project.projectId).delete()
    assert.isTrue((await browser.delete(place)).body().status)
    for (const answer of [await browser.get(place), await browser.delete(place)]) {
      assert.equal(answer.body().code, 1005)
    }
    const { adminUsername: username, password } = wish
    const [user] = await db.connection('owner').from('users').where({ username })
    assert.equal(user.status, 'deleted')
    const trail = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `user:${user.id}` })
      .orderBy('seq', 'desc')
      .select('act')
    assert.equal(trail[0].act, 'user.deleted')
    await assert.rejects(() => signIn(client, { ...browser.user, username, password }), /2002/)
    assert.isTrue(
      (await browser.post('/api/admin/companies').json(typed({ name: wish.name }))).body().status
    )
  })

  test('being deleted get no new administrator: who makes one waits, and is refused', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await platform(client)
    const wish = typed()
    const { data: made } = (await browser.post('/api/admin/companies').json(wish)).body()
    const session = await signIn(client, await withOwnPassword(client, wish), null)
    const late = { ...typed(), rank: 'administrator', projects: [], passwordBy: 'typed' }
    const { adminUsername, adminName, adminEmail } = late
    const person = { ...late, username: adminUsername, name: adminName, email: adminEmail }
    // Deleting gets as far as its line of the trail, and no further.
    const gate = await db.connection('owner').transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    await gate.from('audit_heads.heads').where('chain', `company:${made.id}`).forUpdate()
    const deleted = browser
      .delete(`/api/admin/companies/${made.id}`)
      .then((answer) => answer.body())
    await waitFor(1, deleted)
    const added = session
      .post('/api/admin/users')
      .json(person)
      .then((answer) => answer.body())
    await waitFor(2, added)
    await gate.commit()
    assert.isTrue((await deleted).status)
    assert.equal((await added).code, 1005)
    const left = await db.connection('owner').from('users').where({ company_id: made.id })
    assert.deepEqual(
      left.map(({ status }) => status),
      ['deleted']
    )
  })

  test('being deleted wait for who changes one of their people, whose revision goes on from there', async ({
    client,
    assert,
    cleanup,
  }) => {
    const browser = await platform(client)
    const made = (await browser.post('/api/admin/companies').json(typed())).body().data
    const people = () => db.connection('owner').from('users').where({ company_id: made.id })
    const gate = await db.connection('owner').transaction()
    cleanup(() => (gate.isCompleted ? undefined : gate.rollback()))
    await gate.from('users').where({ company_id: made.id }).update({ revision: 7 })
    const removed = browser.delete(`/api/admin/companies/${made.id}`).then((answer) => answer)
    await waitFor(1, removed)
    await gate.commit()
    assert.isTrue((await removed).body().status)
    assert.deepInclude((await people())[0], { status: 'deleted', revision: 8 })
  })

  test('that are deleted let nobody in, nor anybody act who is in', async ({ client, assert }) => {
    const user = await makeUser({ administers: 'company' })
    const session = await signIn(client, user)
    await changeRow('companies', user.project.companyId, { removed_at: new Date() })
    assert.equal((await session.get('/api/admin/users')).status(), 401)
    await assert.rejects(() => signIn(client, user), /2002.*Your company has been deleted/)
    const [line] = (await trailOfUser(user.id)).slice(-1)
    assert.deepInclude(line, { act: 'user.sign_in_refused', reason: 'company deleted' })
  })

  test('answer under the calls that clients know as well', async ({ client, assert }) => {
    const browser = await platform(client)
    const made = (await browser.post('/api/company').json(typed())).body().data
    assert.equal((await browser.get(`/api/company/${made.id}`)).body().data.name, made.name)
    const changed = await browser
      .put('/api/company')
      .json({ ...made, companyId: made.id, contact: 'New' })
    assert.equal(changed.body().data.contact, 'New')
    const list = await browser.get('/api/company/list').qs({ filter: `{"id":["${made.id}"]}` })
    assert.lengthOf(list.body().data, 1)
    assert.isTrue((await browser.delete(`/api/company/${made.id}`)).body().status)
  })

  test('are nothing for anybody but the platform', async ({ client, assert }) => {
    const user = await makeUser({
      administers: 'company',
      permissions: ['COMPANY_CONF', 'SYS_CONF'],
    })
    const browser = await signIn(client, user)
    const place = `/api/admin/companies/${user.project.companyId}`
    const answers = [
      await browser.get('/api/admin/companies'),
      await browser.get(place),
      await browser.post('/api/admin/companies').json(typed()),
      await browser.put(place).json({}),
      await browser.delete(place),
      await browser.get('/api/company/list'),
    ]
    for (const answer of answers) assert.equal(answer.body().code, 1003)
  })

  test('leave a trail with old and new values, and no password in it', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const wish = typed({ contact: 'Ann' })
    const { data: made } = (await browser.post('/api/admin/companies').json(wish)).body()
    await browser.put(`/api/admin/companies/${made.id}`).json({ ...made, contact: '' })
    await browser.delete(`/api/admin/companies/${made.id}`)
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `company:${made.id}`)
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act, actor_name: name }) => [act, name]),
      ['created', 'changed', 'deleted'].map((what) => [`company.${what}`, browser.user.name])
    )
    assert.deepEqual(lines[1].changes, [{ path: 'contact', before: 'Ann', after: null }])
    const [user] = await db.connection('owner').from('users').where('username', wish.adminUsername)
    const [line] = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `user:${user.id}`)
      .orderBy('seq')
    assert.equal(line.act, 'user.created')
    for (const each of [...lines, line]) {
      assert.equal(each.company_id, made.id, `${each.act} stands in the trail of the company`)
    }
    assert.notInclude(JSON.stringify([...lines, line]), wish.password)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('read in their own trail what the platform does to them, and the platform reads it too', async ({
    client,
    assert,
  }) => {
    const browser = await platform(client)
    const { data: made } = (await browser.post('/api/admin/companies').json(typed())).body()
    const database = await app.container.make(Database)
    const actsReadBy = (reader: Partial<Actor>) =>
      actAs({ ...actorIn(undefined), ...reader }, () =>
        database.readCompany(async (trx) => {
          const lines = await trx.from('audit_lines').where('chain', `company:${made.id}`)
          return lines.map(({ act }) => act as string)
        })
      )
    assert.deepEqual(await actsReadBy({ companyId: made.id }), ['company.created'])
    assert.deepEqual(await actsReadBy({ isPlatform: true }), ['company.created'])
    const { companyId } = await makeProject()
    assert.deepEqual(await actsReadBy({ companyId }), [])
  })
})
