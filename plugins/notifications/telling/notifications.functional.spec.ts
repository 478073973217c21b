import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { today } from '#kernel/fields/today'
import { actAs } from '#kernel/tenancy/actor'
import { actorIn, asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { type CaughtMails, catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'
import { until } from '#tests/until'

import { CaseRecords } from '#plugins/cases/contract'
import { addDays } from '#plugins/deadlines/contract/days'
import { SendDigests } from '#plugins/notifications/telling/send_digests'
import { TellDue } from '#plugins/notifications/telling/tell_due'

const now = today({ timeZone: 'Asia/Shanghai' })
const daysAgo = (days: number) => addDays(now, -days)
const permissions = ['CASE_DATA', 'CASE_EDIT', 'SYS_CONF']

/** A project that reports to the EU, and somebody who configures it and is told. */
async function arrive(client: ApiClient, language: 'en' | 'zh' = 'en') {
  const project = await makeProject({ type: 2 })
  await changeRow('projects', project.projectId, { regions: '{EU}' })
  const user = await makeUser({ project, permissions, name: unique('Person') })
  const email = `${user.username}@example.org`
  await changeRow('users', user.id, { language, email })
  const person = await signIn(client, user)
  const rule = async (given: object = {}) => {
    const usual = {
      event: 'overdue',
      users: [user.id],
      roles: [],
      interval: 3,
      textZh: '',
      textEn: '',
    }
    const body = { ...usual, ways: ['mail', 'product'], rests: 'no', ...given }
    return (await person.post('/api/admin/notice_rules').json(body)).body()
  }
  const level = async (given: object = {}) => {
    const body = { days: 5, colour: 'purple', nameZh: '临近', nameEn: 'Near', ...given }
    return (await person.post('/api/admin/warning_levels').json(body)).body()
  }
  const told = async () => (await person.get('/api/notifications')).body().data
  return { project, person, user, email, rule, level, told }
}

const made = async () =>
  [await app.container.make(CaseRecords), await app.container.make(Changes)] as const

/** A serious case, due 15 days behind its receipt. */
async function makeCase(project: TestProject, received: string): Promise<string> {
  const [records, changes] = await made()
  const event = { id: crypto.randomUUID(), E_i_9: 'DE', E_i_1_2: 'zqsecret', E_i_3_2c: true }
  const content = { C_1_4: received, E_i: [event] } as unknown as CaseContent
  return asActor(project.scope(), async () => {
    const given = { act: 'case.created' as const, content }
    const [{ id }] = await changes.recordMany((open) => records.create(open, [given]))
    return id
  })
}

const asSystem = <Result>(project: TestProject, work: () => Promise<Result>) =>
  actAs({ userId: null, name: 'system', permissions: new Set(), scope: project.scope() }, work)

const tellDue = async (project: TestProject) => {
  const due = await app.container.make(TellDue)
  await asSystem(project, () => due.tellProject())
}

/** So many days pass since people were told last. */
async function daysPass({ projectId }: TestProject, days: number) {
  const rows = db.connection('owner').from('notification_marks').where({ project_id: projectId })
  await rows.update({ told_on: daysAgo(days) })
}

/** All that people of a project were told was told at that moment. */
async function toldAt({ projectId }: TestProject, at: string) {
  const rows = db.connection('owner').from('notifications').where({ project_id: projectId })
  await rows.update({ told_at: at })
}

/** Sends the mails of the day as a worker does at a moment. */
async function mailing(project: TestProject) {
  const digests = await app.container.make(SendDigests)
  const zone = { id: project.projectId, code: project.code, timeZone: 'Asia/Shanghai' }
  return (at: string) => asSystem(project, () => digests.handle(zone as never, Date.parse(at)))
}

test.group('Notifications', (group) => {
  let mails: CaughtMails
  group.each.setup(async () => {
    mails = await catchMails()
    return () => mails.release()
  })

  async function received(email: string) {
    await workOffJobs()
    const all = mails.received.splice(0).filter(({ to }) => to[0] === email)
    return all.map(({ mail }) => bodyOf(mail))
  }

  test('tell of an overdue case once, and again after the interval while it stays so', async ({
    client,
    assert,
  }) => {
    const { project, email, rule, told } = await arrive(client)
    assert.isTrue((await rule()).status)
    await makeCase(project, daysAgo(20))
    await tellDue(project)
    const [text, ...others] = await received(email)
    assert.include(
      text,
      `has been overdue at the regulatory authority in the EU since ${daysAgo(5)}`
    )
    assert.include(text, project.code)
    assert.notInclude(text, 'zqsecret')
    assert.deepEqual(others, [])
    await tellDue(project)
    assert.deepEqual(await received(email), [])
    await daysPass(project, 2)
    await tellDue(project)
    assert.deepEqual(await received(email), [], 'the interval is 3 days')
    await daysPass(project, 3)
    await tellDue(project)
    assert.lengthOf(await received(email), 1)
    const { rows, unread } = await told()
    assert.equal(unread, 1)
    assert.deepInclude(rows[0], { event: 'overdue', times: 2, isRead: false })
  })

  test('two workers of the same moment tell once', async ({ client, assert }) => {
    const { project, email, rule } = await arrive(client)
    await rule()
    await makeCase(project, daysAgo(20))
    await Promise.all([tellDue(project), tellDue(project), tellDue(project)])
    assert.lengthOf(await received(email), 1)
  })

  test('tell of a level of warning when it is reached, in the words of the rule', async ({
    client,
    assert,
  }) => {
    const { project, email, rule, level } = await arrive(client, 'zh')
    await level({ days: 5 })
    await level({ days: 2, colour: 'red' })
    const textZh = '{{caseNo}} 距 {{due}} 还有 {{days}} 天'
    await rule({ event: 'level', textZh })
    await makeCase(project, daysAgo(9))
    await tellDue(project)
    assert.deepEqual(await received(email), [], 'six days are left')
    await makeCase(project, daysAgo(11))
    await tellDue(project)
    const [text] = await received(email)
    assert.include(text, `距 ${addDays(daysAgo(11), 15)} 还有 4 天`)
  })

  test('tell at once of a save that makes a case overdue', async ({ client, assert }) => {
    const { project, email, rule } = await arrive(client)
    await rule()
    const id = await makeCase(project, daysAgo(1))
    const [records, changes] = await made()
    const act = { name: 'case.page_saved', subject: { type: 'case', id } } as const
    await asActor(project.scope(), () =>
      changes.record(act, async (change) => {
        const before = await records.lock(change, id)
        await records.revise(change, before, { content: { ...before.content, C_1_4: daysAgo(30) } })
      })
    )
    let got: string[] = []
    await until('the mail of it', async () => (got = await received(email)).length > 0)
    assert.include(got[0], `since ${daysAgo(15)}`)
  })

  test('tell again of a task while nobody does anything with the case, by mail alone, too', async ({
    client,
    assert,
  }) => {
    const { project, email, rule } = await arrive(client)
    await rule({ event: 'task', ways: ['mail'] })
    const id = await makeCase(project, now)
    const [records, changes] = await made()
    const subject = { type: 'case', id }
    await asActor(project.scope(), () =>
      changes.record({ name: 'case.passed', subject }, (change) =>
        records.transition(change, id, { from: 'ENTRY', to: 'EVALUATION' })
      )
    )
    let first: string[] = []
    await until('the mail of the task', async () => (first = await received(email)).length > 0)
    await daysPass(project, 2)
    await tellDue(project)
    assert.deepEqual(await received(email), [], 'the interval is 3 days')
    await daysPass(project, 3)
    await tellDue(project)
    assert.deepEqual(await received(email), first)
    await actAs(actorIn(project.scope(), 'PROCESS_EVALUATION'), () =>
      changes.record({ name: 'case.page_saved', subject }, async (change) => {
        const before = await records.lock(change, id)
        await records.revise(change, before, { content: { ...before.content, C_1_5: now } })
      })
    )
    await daysPass(project, 3)
    await tellDue(project)
    assert.deepEqual(await received(email), [])
  })

  test('rest on a day off where the rule says so, but never for what is overdue', async ({
    client,
    assert,
  }) => {
    const { project, person, email, rule, level } = await arrive(client)
    const ownDays = [{ day: now, kind: 'off' }]
    const values = { revision: 0, country: 'CN', ownDays, ownRules: [] }
    assert.isTrue((await person.put('/api/admin/settings/deadlines').json(values)).body().status)
    await level({ days: 10 })
    await rule({ event: 'level', rests: 'yes' })
    await rule({ event: 'overdue', rests: 'yes' })
    await makeCase(project, daysAgo(10))
    await makeCase(project, daysAgo(20))
    await tellDue(project)
    const all = await received(email)
    assert.lengthOf(all, 1)
    assert.include(all[0], 'has been overdue')
  })

  test('come in one mail a day to who wishes so', async ({ client, assert }) => {
    const { project, person, email, rule } = await arrive(client)
    await rule()
    await person.put('/api/notifications/wishes').json({ isDigest: true })
    await makeCase(project, daysAgo(20))
    await makeCase(project, daysAgo(21))
    await tellDue(project)
    await toldAt(project, `${now}T10:00:00+08:00`)
    const send = await mailing(project)
    const tomorrow = addDays(now, 1)
    await send(`${now}T23:30:00+08:00`)
    await send(`${tomorrow}T07:30:00+08:00`)
    assert.deepEqual(await received(email), [], 'the mail of the day is sent at 8')
    // Nobody worked in the hour of 8.
    await send(`${tomorrow}T11:30:00+08:00`)
    const [all, ...others] = await received(email)
    assert.include(all, daysAgo(5))
    assert.include(all, daysAgo(6))
    assert.deepEqual(others, [])
    await send(`${tomorrow}T12:30:00+08:00`)
    assert.deepEqual(await received(email), [])
    assert.isTrue((await person.get('/api/notifications')).body().data.isDigest)
  })

  test('the one mail of a day off leaves out what rests by its rule, and nothing else', async ({
    client,
    assert,
  }) => {
    const { project, person, email, rule, level } = await arrive(client)
    await level({ days: 10 })
    await rule({ event: 'level', rests: 'yes' })
    await rule({ event: 'overdue', rests: 'yes' })
    await person.put('/api/notifications/wishes').json({ isDigest: true })
    const [off, next] = [addDays(now, 1), addDays(now, 2)]
    // Today is a working day, whatever day of the week it is.
    const ownDays = [
      { day: now, kind: 'work' },
      { day: off, kind: 'off' },
      { day: next, kind: 'work' },
    ]
    const values = { revision: 0, country: 'CN', ownDays, ownRules: [] }
    assert.isTrue((await person.put('/api/admin/settings/deadlines').json(values)).body().status)
    await makeCase(project, daysAgo(10))
    await makeCase(project, daysAgo(20))
    await tellDue(project)
    await toldAt(project, `${now}T10:00:00+08:00`)
    const send = await mailing(project)
    await send(`${off}T09:00:00+08:00`)
    const [overdue] = await received(email)
    assert.include(overdue, 'has been overdue')
    assert.notInclude(overdue, 'Days left')
    await send(`${next}T09:00:00+08:00`)
    const [rest] = await received(email)
    assert.include(rest, 'Days left: 5')
  })

  test('are read one by one or all at once, each by who was told', async ({ client, assert }) => {
    const { project, person, rule, told } = await arrive(client)
    const other = await signIn(client, await makeUser({ project, permissions }))
    await rule()
    await makeCase(project, daysAgo(20))
    await makeCase(project, daysAgo(21))
    await tellDue(project)
    const { rows } = await told()
    await person.put('/api/notifications/read').json({ id: rows[0].id })
    assert.equal((await person.get('/api/notifications/unread')).body().data.unread, 1)
    await other.put('/api/notifications/read').json({})
    assert.equal((await told()).unread, 1)
    await person.put('/api/notifications/read').json({})
    assert.equal((await told()).unread, 0)
    assert.deepEqual((await other.get('/api/notifications')).body().data.rows, [])
  })
})

test.group('Warning levels and rules of notification', () => {
  test('of two levels with the same days the second is refused, in the words of CFG-03', async ({
    client,
    assert,
  }) => {
    const { level, person } = await arrive(client)
    const { data } = await level({ days: 3 })
    const { code, data: refused } = await level({ days: 3, colour: 'red' })
    assert.equal(code, 2017)
    assert.equal(refused.detail.zh, '各级预警天数不可重复')
    const { data: second } = await level({ days: 1 })
    const body = { ...second, days: 3 }
    const changed = await person.put(`/api/admin/warning_levels/${second.id}`).json(body)
    assert.equal(changed.body().code, 2017)
    assert.equal(data.days, 3)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('a rule needs a user or a role, an interval from 1 to 999 days, a way, and fields that there are', async ({
    client,
    assert,
  }) => {
    const { rule } = await arrive(client)
    assert.equal((await rule({ users: [] })).code, 30020)
    for (const interval of [0, 1000, 'x', null, 1.5]) {
      assert.equal((await rule({ interval })).code, 30019, String(interval))
    }
    assert.equal((await rule({ ways: [] })).code, 2017)
    const { code, data } = await rule({ textEn: 'Patient {{D.1}}' })
    assert.equal(code, 2017)
    assert.include(data.detail.en, '{{D.1}} is not a field')
    const stranger = await makeUser({})
    assert.equal((await rule({ users: [stranger.id] })).code, 1005)
    assert.equal((await rule({ roles: [crypto.randomUUID()] })).code, 1005)
    assert.isTrue((await rule()).status)
    assert.equal((await rule()).code, 30018)
  })

  test('are taken over from the templates of the company, with everything but people', async ({
    client,
    assert,
  }) => {
    const keeper = await makeUser({ administers: 'company' })
    const company = await signIn(client, keeper)
    await (await app.container.make(AlignBuiltInRoles)).handle()
    const role = await db.connection('owner').from('roles').where({ code: 'ENTRY' }).first()
    const level = { days: 4, colour: 'peony', nameZh: '四天', nameEn: 'Four days' }
    const rule = { event: 'held', roles: [role.id], interval: 5, ways: ['mail'], rests: 'yes' }
    const texts = { textZh: '', textEn: '' }
    const one = await company.post('/api/admin/company_warnings').json(level)
    const two = await company.post('/api/admin/company_notices').json({ ...rule, ...texts })
    assert.deepEqual([one.body().status, two.body().status], [true, true])
    const user = await makeUser({ project: keeper.project, permissions: ['SYS_CONF', 'CASE_DATA'] })
    const person = await signIn(client, user)
    const parts = ['notifications.warnings', 'notifications.notices']
    const take = (body: object) => person.post('/api/config/company/syn').json({ parts, ...body })
    const preview = (await take({})).body()
    const taken = await take({ apply: preview.data.digest })
    assert.isTrue(taken.body().status, JSON.stringify(taken.body()))
    const [levels] = (await person.get('/api/admin/warning_levels')).body().data
    assert.deepInclude(levels, level)
    const [rules] = (await person.get('/api/admin/notice_rules')).body().data
    assert.deepInclude(rules, { ...rule, users: [] })
  })
})
