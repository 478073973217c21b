import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { aReport } from '#tests/factories/a_report'
import { endCase } from '#tests/factories/end_case'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { until } from '#tests/until'

/** The least that a case begins with. */
const aCase = aReport()

const typed = (given: Record<string, unknown> = {}) => ({
  code: unique('NEW'),
  name: 'A new project',
  type: 1,
  maxCases: 100,
  maxUsers: 10,
  regions: ['EU', 'CN'],
  startDate: '2026-03-01',
  overview: 'First line\nsecond line',
  ...given,
})

/** The administrator of a company, who also works in its first project. */
async function administrator(client: ApiClient, permissions: string[] = []) {
  const user = await makeUser({ administers: 'company', permissions })
  const browser = await signIn(client, user)
  const make = async (given: Record<string, unknown> = {}) =>
    (await browser.post('/api/admin/projects').json(typed(given))).body()
  return { ...browser, make, own: `/api/admin/projects/${user.project.projectId}` }
}

const setCompany = (id: string, values: Record<string, unknown>) =>
  db.connection('owner').from('companies').where({ id }).update(values)
const setProject = (id: string, values: Record<string, unknown>) =>
  db.connection('owner').from('projects').where({ id }).update(values)
const countCases = async (id: string) =>
  (await db.connection('owner').from('cases').where('project_id', id)).length

test.group('Projects of a company', () => {
  test('are made and changed by its administrator; code and type stay', async ({
    client,
    assert,
  }) => {
    const { make, put, get } = await administrator(client)
    const { data: made } = await make()
    assert.deepInclude(made, {
      status: 'ongoing',
      regions: ['EU', 'CN'],
      startDate: '2026-03-01',
      revision: 1,
      users: 0,
    })
    const place = `/api/admin/projects/${made.id}`
    await put(place).json({ ...made, code: 'OTHER', type: 2, name: 'Renamed', status: 'closed' })
    const { data: now } = (await get(place)).body()
    assert.deepInclude(now, { code: made.code, type: 1, name: 'Renamed', status: 'ongoing' })
  })

  test('keep their limits, and say which field is wrong', async ({ client, assert }) => {
    const { make } = await administrator(client)
    const faults: [Record<string, unknown>, string][] = [
      [{ code: '' }, 'code'],
      [{ code: '中文' }, 'code'],
      [{ type: 3 }, 'type'],
      [{ overview: 'x'.repeat(201) }, 'overview'],
      [{ maxCases: 0 }, 'maxCases'],
      [{ maxUsers: -1 }, 'maxUsers'],
      [{ startDate: '01/03/2026' }, 'startDate'],
      [{ regions: ['XX'] }, 'regions'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ timeZone: '+08:00' }, 'timeZone'],
    ]
    for (const [wrong, field] of faults) {
      const { code, data } = await make(wrong)
      assert.deepEqual([code, data.errors[0].field], [2017, field])
    }
  })

  test('are in the time zone of China unless another one is chosen', async ({ client, assert }) => {
    const { make, put, get } = await administrator(client)
    const { data: made } = await make()
    assert.equal(made.timeZone, 'Asia/Shanghai')
    const place = `/api/admin/projects/${made.id}`
    await put(place).json({ ...made, timeZone: 'Europe/Berlin' })
    assert.equal((await get(place)).body().data.timeZone, 'Europe/Berlin')
    assert.equal((await make({ timeZone: 'UTC' })).data.timeZone, 'UTC')
  })

  test('have a code of their own in the company, whatever other companies use', async ({
    client,
    assert,
  }) => {
    const mine = await administrator(client)
    const code = unique('SAME')
    assert.isTrue((await mine.make({ code })).status)
    const again = await mine.make({ code })
    assert.deepEqual([again.code, again.data.errors[0].field], [30008, 'code'])
    assert.isTrue((await (await administrator(client)).make({ code })).status)
  })

  test('are no more than the company may have: of five made at once at the limit one comes in', async ({
    client,
    assert,
  }) => {
    const { make, user } = await administrator(client)
    await setCompany(user.project.companyId, { max_projects: 2 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => make()))
    const codes = answers.map(({ code }) => code ?? 'made').sort()
    assert.deepEqual(codes, [30016, 30016, 30016, 30016, 'made'])
  })

  test('take no more cases than they may have: of five made at once at the limit one comes in', async ({
    client,
    assert,
  }) => {
    const { post, user } = await administrator(client, ['CASE_DATA', 'CASE_EDIT'])
    const { projectId } = user.project
    await setProject(projectId, { max_cases: 3 })
    const make = async () => (await post('/api/cases').json(aCase)).body().code ?? 'made'
    assert.deepEqual([await make(), await make()], ['made', 'made'])
    const codes = await Promise.all(Array.from({ length: 5 }, make))
    assert.deepEqual(codes.sort(), [6008, 6008, 6008, 6008, 'made'])
    assert.equal(await countCases(projectId), 3)
  })

  test('are listed with how many cases each environment has, and narrowed to those that go on or are closed', async ({
    client,
    assert,
  }) => {
    const { make, get, post, user } = await administrator(client, ['CASE_DATA', 'CASE_EDIT'])
    await post('/api/cases').json(aCase)
    await (await signIn(client, user, 1)).post('/api/cases').json(aCase)
    const { data: other } = await make()
    await post(`/api/admin/projects/${other.id}/close`)
    const listed = async (filter: object) => {
      const answer = await get('/api/admin/projects').qs({ filter: JSON.stringify(filter) })
      const rows = answer.body().data as { id: string; cases: number[] }[]
      return rows.map(({ id, cases }) => [id, cases])
    }
    assert.deepEqual(await listed({ status: 'ongoing' }), [[user.project.projectId, [1, 1]]])
    assert.deepEqual(await listed({ status: 'closed' }), [[other.id, [0, 0]]])
  })

  test('are asked once for their cases, however many are listed', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { make, get } = await administrator(client)
    const asked: string[] = []
    const note = ({ sql }: { sql: string }) => void asked.push(sql)
    const connection = db.connection('app').getReadClient().client
    connection.on('query', note)
    cleanup(() => void connection.off('query', note))
    const once = async () => {
      asked.length = 0
      const { data } = (await get('/api/admin/projects')).body()
      return { projects: data.length, statements: asked.length }
    }
    // What the server remembers for a time is read anew now and then, and a line of a busy machine is proved.
    const before = Math.min(
      ...[await once(), await once(), await once()].map((list) => list.statements)
    )
    for (let n = 0; n < 3; n++) await make()
    const after = await until('a list of more projects with as few statements', async () => {
      const list = await once()
      return list.statements <= before ? list : undefined
    })
    assert.equal(after.projects, 4)
    assert.lengthOf(
      asked.filter((sql) => sql.includes('case_counters')),
      1
    )
  })

  test('are known to the platform by company, status and number of cases, narrowed by status, and to no other company', async ({
    client,
    assert,
  }) => {
    const { post, get, user } = await administrator(client, ['CASE_DATA', 'CASE_EDIT'])
    await post('/api/cases').json(aCase)
    const place = '/api/admin/all-projects'
    assert.equal((await get(place)).body().code, 1003)
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const { code } = await db
      .connection('owner')
      .from('projects')
      .where({ id: user.project.projectId })
      .first()
    const find = async (filter: object) => {
      const answer = await platform
        .get(place)
        .qs({ filter: JSON.stringify({ q: code, ...filter }) })
      const rows = answer.body().data as { id: string }[]
      return rows.find(({ id }) => id === user.project.projectId)
    }
    const found = await find({ status: 'ongoing' })
    assert.deepInclude(found, { code, status: 'ongoing', cases: [1, 0] })
    assert.property(found, 'company')
    assert.isUndefined(await find({ status: 'closed' }))
  })

  test('are not limited below what they have: the sentence names both numbers', async ({
    client,
    assert,
  }) => {
    const { own, put, get, post, user } = await administrator(client, ['CASE_DATA', 'CASE_EDIT'])
    await makeUser({ project: user.project })
    for (let n = 0; n < 3; n++) await post('/api/cases').json(aCase)
    const { data: before } = (await get(own)).body()
    assert.equal(before.users, 2)
    const lower = async (fields: object) => (await put(own).json({ ...before, ...fields })).body()
    const limits = [
      { field: 'maxUsers', too: 1, present: 2 },
      { field: 'maxCases', too: 2, present: 3 },
    ]
    for (const { field, too, present } of limits) {
      const { code, data } = await lower({ [field]: too })
      assert.deepEqual([code, data.errors[0].field], [2017, field])
      for (const { message } of data.errors) {
        assert.equal(message.en, `${too} is too low: there are already ${present}.`)
        assert.include(message.zh, String(too))
        assert.include(message.zh, String(present))
      }
    }
    assert.deepInclude((await lower({ maxUsers: 2, maxCases: 3 })).data, {
      maxUsers: 2,
      maxCases: 3,
    })
  })

  test('are closed, then only read, and restarted', async ({ client, assert }) => {
    const { own, post, get } = await administrator(client, ['CASE_DATA', 'CASE_EDIT'])
    const kept = (await post('/api/cases').json(aCase)).body().data
    assert.equal((await post(`${own}/restart`)).body().code, 1006)
    assert.equal((await post(`${own}/close`)).body().data.status, 'closed')
    assert.equal((await post(`${own}/close`)).body().code, 1006)
    const refused = (await post('/api/cases').json(aCase)).body()
    assert.equal(refused.code, 1006)
    assert.include(refused.data.detail.en, 'closed')
    assert.equal((await get('/api/cases')).body().data.total, 1, kept.caseNo)
    assert.equal((await post(`${own}/restart`)).body().data.status, 'ongoing')
    assert.isTrue((await post('/api/cases').json(aCase)).body().status)
  })

  test('are not closed while cases of the formal environment are unfinished, which are named', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ administers: 'company', permissions: ['CASE_DATA', 'CASE_EDIT'] })
    const browser = await signIn(client, user, 1)
    const made = (await browser.post('/api/cases').json(aCase)).body().data
    const own = `/api/admin/projects/${user.project.projectId}/close`
    const refused = (await browser.post(own)).body()
    assert.equal(refused.code, 30007)
    assert.include(refused.data.detail.en, made.caseNo)
    await endCase(user.project.scope(1), made.id)
    assert.equal((await browser.post(own)).body().data.status, 'closed')
  })

  test('of another company are not there', async ({ client, assert }) => {
    const { get, put, post } = await administrator(client)
    const stranger = await makeProject()
    const place = `/api/admin/projects/${stranger.projectId}`
    const answers = [
      await get(place),
      await put(place).json(typed({ revision: 1 })),
      await post(`${place}/close`),
      await post(`${place}/restart`),
    ]
    for (const answer of answers) assert.equal(answer.body().code, 1005)
    const ids = (await get('/api/admin/projects')).body().data.map(({ id }: any) => id)
    assert.notInclude(ids, stranger.projectId)
  })

  test('are nothing for those who work in them', async ({ client, assert }) => {
    const browser = await signIn(
      client,
      await makeUser({ permissions: ['PROJECT_CONF', 'SYS_CONF'] })
    )
    assert.equal((await browser.get('/api/admin/projects')).body().code, 1003)
  })

  test('leave a trail in their company', async ({ client, assert }) => {
    const { make, put, post, user } = await administrator(client)
    const { data: made } = await make()
    const place = `/api/admin/projects/${made.id}`
    await put(place).json({ ...made, maxCases: 5, regions: made.regions.toReversed() })
    await post(`${place}/close`)
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where('chain', `project:${made.id}`)
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act, company_id: company }) => [act, company]),
      ['created', 'changed', 'closed'].map((what) => [`project.${what}`, user.project.companyId])
    )
    // The same regions in another order are no change.
    assert.deepEqual(lines[1].changes, [{ path: 'maxCases', before: 100, after: 5 }])
    assert.deepEqual(lines[2].changes, [{ path: 'status', before: 'ongoing', after: 'closed' }])
  })
})
