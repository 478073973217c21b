import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { endCase } from '#tests/factories/end_case'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { assignAt, DELETION, returnAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

const seesAndEdits = ['CASE_DATA', 'CASE_EDIT']

interface Somebody {
  readonly user: TestUser
  readonly browser: SignedInClient
}

/** People of one project: who enters cases, who checks them, who assigns them. */
async function people(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, ...rights: string[]): Promise<Somebody> => {
    const user = await makeUser({ project, name, permissions: [...seesAndEdits, ...rights] })
    return { user, browser: await signIn(client, user) }
  }
  return {
    scope: project.scope(),
    entry: await arrive('Erin Entry', workAt('ENTRY')),
    checker: await arrive('Quin Check', workAt('QUALITY'), returnAt('QUALITY')),
    second: await arrive('Quy Second', workAt('QUALITY'), returnAt('QUALITY')),
    manager: await arrive('Mo Manager', assignAt('ENTRY'), assignAt('QUALITY'), DELETION),
  }
}

const made = async ({ browser }: Somebody): Promise<string> =>
  (await browser.post('/api/cases').json(aReport())).body().data.id

const wayOf = async ({ browser }: Somebody, id: string) =>
  (await browser.get(`/api/cases/${id}/process`)).body().data

/** Does something with a case that stands after so many steps. */
const act = async ({ browser }: Somebody, id: string, name: string, body: object) =>
  (await browser.post(`/api/cases/${id}/process/${name}`).json(body)).body()

const save = async ({ browser }: Somebody, id: string, baseRevision: number, initials: string) => {
  const page = { baseRevision, content: { D_1: initials } }
  return (await browser.put(`/api/case/${id}/pages/patient`).json(page)).body()
}

const tasksOf = async ({ browser }: Somebody, view: string) => {
  const { rows } = (await browser.get('/api/case/process/task/user').qs({ view })).body().data
  return rows.map(({ caseId, node, reason }: Record<string, string>) => [caseId, node, reason])
}

test.group('A case on its way', () => {
  test('is submitted, claimed, returned with a reason and submitted again, each with a step and a line of the trail', async ({
    client,
    assert,
  }) => {
    const { scope, entry, checker } = await people(client)
    const id = await made(entry)
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', null]])
    assert.isTrue((await act(entry, id, 'pass', { seen: 1 })).status)
    assert.deepEqual(await tasksOf(entry, 'mine'), [])
    assert.deepEqual(await tasksOf(checker, 'open'), [[id, 'QUALITY', null]])
    assert.isTrue((await act(checker, id, 'claim', { seen: 2 })).status)
    const back = { seen: 3, to: 'ENTRY', reason: 'The dose is missing.' }
    assert.isTrue((await act(checker, id, 'return', back)).status)
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', 'The dose is missing.']])
    const { data } = await act(entry, id, 'pass', { seen: 4 })
    const holder = { id: checker.user.id, name: 'Quin Check' }
    const { act: last, to, holder: has } = data.steps.at(-1)
    // It goes straight back to who returned it.
    assert.deepEqual([last, to, has], ['pass', 'QUALITY', holder])

    const reading = await app.container.make(CaseReading)
    const record = await asActor(scope, () => reading.get(id))
    assert.deepEqual([record.status, record.ownerName], ['QUALITY', 'Quin Check'])
    const lines = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `case:${id}` })
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act: name, reason }) => [name, reason]),
      [
        ['case.created', null],
        ['case.passed', null],
        ['case.claimed', null],
        ['case.returned', 'The dose is missing.'],
        ['case.passed', null],
      ]
    )
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('two act on it at once: one does, the other is told who did what', async ({
    client,
    assert,
  }) => {
    const { entry, checker, second } = await people(client)
    const id = await made(entry)
    await act(entry, id, 'pass', { seen: 1 })
    const both = await Promise.all(
      [checker, second].map((each) => act(each, id, 'claim', { seen: 2 }))
    )
    const [lost] = both.filter(({ status }) => !status)
    assert.lengthOf(
      both.filter(({ status }) => status),
      1
    )
    assert.equal(lost.code, 2601)
    const { holder } = (await wayOf(entry, id)).steps.at(-1)
    assert.include(lost.data.detail.en, `${holder.name} claimed the case`)
    assert.include(lost.data.detail.zh, `${holder.name}已领取案例`)
    assert.lengthOf((await wayOf(entry, id)).steps, 3)
  })

  test('is changed by whoever has it alone; who may work on one that nobody has claims it by saving', async ({
    client,
    assert,
  }) => {
    const { entry, checker, second } = await people(client)
    const id = await made(entry)
    const unable = await save(checker, id, 1, 'AB')
    assert.equal(unable.code, 1003, 'no right at this node, whoever has it')
    assert.match(unable.data.detail.zh, /^该角色无编辑权限：/)
    assert.match(unable.data.detail.en, /^Your role has no edit permission: /)
    assert.isTrue((await save(entry, id, 1, 'AB')).status)
    const document = { filename: 'a.txt' }
    const put = async ({ browser }: Somebody) =>
      (
        await browser
          .post(`/api/cases/${id}/documents`)
          .file('document', Buffer.from('words'), document)
      ).body()
    assert.equal((await put(checker)).code, 1003)

    await act(entry, id, 'pass', { seen: 1 })
    const passed = await act(entry, id, 'claim', { seen: 2 })
    assert.equal(passed.code, 1003, 'no right at this node')
    assert.match(passed.data.detail.zh, /^该角色无编辑权限：/)
    assert.match((await save(entry, id, 2, 'CD')).data.detail.zh, /^该角色无编辑权限：/)
    const saved = await save(checker, id, 2, 'CD')
    assert.equal(saved.data.case.ownerName, 'Quin Check')
    const { act: last, holder } = (await wayOf(entry, id)).steps.at(-1)
    assert.deepEqual([last, holder.name], ['claim', 'Quin Check'])
    const foreign = await save(second, id, 3, 'EF')
    assert.equal(foreign.code, 1003)
    assert.match(foreign.data.detail.zh, /^没有编辑权限：/)
    assert.match(foreign.data.detail.en, /^You have no edit permission: .* assigned to Quin Check/)
    for (const name of ['pass', 'claim']) {
      const refused = await act(second, id, name, { seen: 3 })
      assert.equal(refused.code, 1003)
      assert.match(refused.data.detail.zh, /^没有编辑权限：/)
    }
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('is changed no more by whoever has it once their role does not work at its node', async ({
    client,
    assert,
  }) => {
    const { entry } = await people(client)
    const id = await made(entry)
    assert.isTrue((await save(entry, id, 1, 'AB')).status)
    const role = db.connection('owner').from('memberships').where({ user_id: entry.user.id })
    const { role_id: roleId } = await role.firstOrFail()
    await changeRow('roles', roleId, { permissions: seesAndEdits })
    const refused = await save(entry, id, 2, 'CD')
    assert.equal(refused.code, 1003)
    assert.match(refused.data.detail.zh, /^该角色无编辑权限：/)
    assert.match(refused.data.detail.en, /^Your role has no edit permission: /)
    await changeRow('roles', roleId, { permissions: [...seesAndEdits, workAt('ENTRY')] })
    assert.isTrue((await save(entry, id, 2, 'CD')).status)
  })

  test('is recalled by who submitted it until work has begun, and not for nothing', async ({
    client,
    assert,
  }) => {
    const { entry, checker } = await people(client)
    const id = await made(entry)
    await act(entry, id, 'pass', { seen: 1 })
    assert.equal((await act(entry, id, 'recall', { seen: 2, reason: ' ' })).code, 2017)
    assert.equal((await act(checker, id, 'recall', { seen: 2, reason: 'Mine' })).code, 1006)
    assert.isTrue((await act(entry, id, 'recall', { seen: 2, reason: 'Too early' })).status)
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', 'Too early']])
    await act(entry, id, 'pass', { seen: 3 })
    await act(checker, id, 'claim', { seen: 4 })
    const late = await act(entry, id, 'recall', { seen: 5, reason: 'Too early' })
    assert.equal(late.code, 1006)
    assert.include(late.data.detail.en, 'Work at this step has begun.')
  })

  test('is transferred by who assigns, to somebody who works at its node, for a reason', async ({
    client,
    assert,
  }) => {
    const { entry, checker, second, manager } = await people(client)
    const id = await made(entry)
    await act(entry, id, 'pass', { seen: 1 })
    await act(checker, id, 'claim', { seen: 2 })
    const to = (user: TestUser) => ({ seen: 3, reason: 'On leave', to: user.id })
    assert.equal((await act(entry, id, 'transfer', to(second.user))).code, 1003)
    assert.equal((await act(manager, id, 'transfer', to(entry.user))).code, 1005)
    assert.equal((await act(manager, id, 'transfer', to(checker.user))).code, 1005)
    const offered = (await manager.browser.get(`/api/cases/${id}/process/people`)).body().data
    assert.deepEqual(offered, [{ id: second.user.id, name: 'Quy Second' }])
    assert.isTrue((await act(manager, id, 'transfer', to(second.user))).status)
    assert.deepEqual(await tasksOf(second, 'mine'), [[id, 'QUALITY', 'On leave']])
    assert.equal((await act(checker, id, 'pass', { seen: 4 })).code, 1003)
  })

  test('that stood before there were steps begins where it stands', async ({ client, assert }) => {
    const { entry, checker } = await people(client)
    const id = await made(entry)
    await db.connection('owner').rawQuery('alter table case_steps disable trigger all')
    await db.connection('owner').from('case_steps').where({ case_id: id }).delete()
    await db.connection('owner').rawQuery('alter table case_steps enable trigger all')
    const { steps } = await wayOf(checker, id)
    assert.deepEqual(
      steps.map(({ seq, act: name, to }: Record<string, unknown>) => [seq, name, to]),
      [[1, 'begin', 'ENTRY']]
    )
    assert.isTrue((await act(entry, id, 'pass', { seen: 1 })).status)
    assert.lengthOf((await wayOf(checker, id)).steps, 2)
  })

  test('that was moved by another hand begins again where it stands', async ({
    client,
    assert,
  }) => {
    const { scope, entry } = await people(client)
    const id = await made(entry)
    await endCase(scope, id)
    const { steps } = await wayOf(entry, id)
    assert.deepEqual(
      steps.map(({ act: name, to }: Record<string, unknown>) => [name, to]),
      [
        ['begin', 'ENTRY'],
        ['begin', 'ARCHIVED'],
      ]
    )
    const refused = await act(entry, id, 'pass', { seen: 2 })
    assert.deepEqual(
      [refused.code, refused.data.detail.en],
      [1006, 'The workflow of this case has ended.']
    )
  })

  test('that is deleted is no task of anyone, and is one again where it is restored', async ({
    client,
    assert,
  }) => {
    const { scope, entry } = await people(client)
    const id = await made(entry)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const subject = { type: 'case', id }
    const deleted = { name: 'case.creation_undone', subject, reason: 'By mistake' } as const
    await asActor(scope, () =>
      changes.record(deleted, async (change) =>
        records.delete(change, await records.lock(change, id))
      )
    )
    assert.deepEqual(await tasksOf(entry, 'mine'), [])
    assert.equal((await act(entry, id, 'pass', { seen: 1 })).code, 2602)
    assert.equal((await entry.browser.get(`/api/cases/${id}/process`)).body().code, 2602)
    const restored = { name: 'case.restored', subject } as const
    await asActor(scope, () => changes.record(restored, (change) => records.restore(change, id)))
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', null]])
    assert.isTrue((await act(entry, id, 'pass', { seen: 1 })).status)
  })

  test('is deleted for a reason, listed with it, and restored to who had it', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const id = await made(entry)
    const why = { reason: 'Entered twice' }
    assert.equal((await act(entry, id, 'delete', { seen: 1, ...why })).code, 1003)
    assert.equal((await act(manager, id, 'delete', { seen: 1 })).code, 2017)
    assert.isTrue((await act(manager, id, 'delete', { seen: 1, ...why })).status)
    assert.deepEqual(await tasksOf(entry, 'mine'), [])
    assert.equal((await act(entry, id, 'pass', { seen: 2 })).code, 2602)
    const { data } = (await manager.browser.get('/api/case/process/deleted')).body()
    assert.deepEqual(
      data.rows.map(({ caseId, by, reason }: Record<string, string>) => [caseId, by, reason]),
      [[id, 'Mo Manager', 'Entered twice']]
    )
    assert.equal((await act(entry, id, 'restore', why)).code, 1003)
    const restored = await act(manager, id, 'restore', { reason: 'Not twice' })
    assert.deepEqual(
      restored.data.steps.map(({ act: name, to }: Record<string, string>) => [name, to]),
      [
        ['begin', 'ENTRY'],
        ['delete', 'ENTRY'],
        ['restore', 'ENTRY'],
      ]
    )
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', 'Not twice']])
    assert.equal((await act(manager, id, 'restore', why)).code, 1006)
  })

  test('is withdrawn by its creator, whoever has it then', async ({ client, assert }) => {
    const { entry, checker, second } = await people(client)
    const id = await made(entry)
    await act(entry, id, 'pass', { seen: 1 })
    await act(checker, id, 'claim', { seen: 2 })
    const back = { seen: 3, to: 'ENTRY', reason: 'A wrong drug' }
    assert.equal((await act(second, id, 'withdraw', back)).code, 1003)
    assert.isTrue((await act(entry, id, 'withdraw', back)).status)
    assert.deepEqual(await tasksOf(entry, 'mine'), [[id, 'ENTRY', 'A wrong drug']])
  })

  test('is submitted once where the request comes twice, and another one with its key is refused', async ({
    client,
    assert,
  }) => {
    const { entry } = await people(client)
    const [id, other] = [await made(entry), await made(entry)]
    const pass = async (caseId: string) =>
      (
        await entry.browser
          .post(`/api/cases/${caseId}/process/pass`)
          .header('idempotency-key', `pass of ${id}`)
          .json({ seen: 1 })
      ).body()
    assert.lengthOf((await pass(id)).data.steps, 2)
    assert.lengthOf((await pass(id)).data.steps, 2)
    assert.equal((await pass(other)).code, 3000)
  })

  test('keeps its people from being deleted while they have it', async ({ client, assert }) => {
    const { scope, entry } = await people(client)
    const id = await made(entry)
    const company = { companyId: scope.companyId, projectId: scope.projectId }
    const project = { ...company, code: 'x', scope: () => scope } as never
    const head = await makeUser({ project, administers: 'company' })
    const browser = await signIn(client, head)
    const remove = async () => (await browser.delete(`/api/admin/users/${entry.user.id}`)).body()
    const refused = await remove()
    assert.equal(refused.code, 2014)
    assert.include(JSON.stringify(refused.data), 'cases 1')
    await act(entry, id, 'pass', { seen: 1 })
    assert.notEqual((await remove()).code, 2014)
  })
})
