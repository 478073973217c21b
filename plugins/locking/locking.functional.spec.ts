import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'

import { CaseRecords } from '#plugins/cases/contract'
import { DELETION } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

interface Somebody {
  readonly user: TestUser
  readonly browser: SignedInClient
}

const seesAndEdits = ['CASE_DATA', 'CASE_EDIT']
const reason = 'The site corrected a date.'

/** A project that locks what has ended, with a case that has: who entered it, and two who decide. */
async function lockedCase(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, ...rights: string[]): Promise<Somebody> => {
    const user = await makeUser({ project, name, permissions: [...seesAndEdits, ...rights] })
    return { user, browser: await signIn(client, user) }
  }
  const entry = await arrive('Erin Entry', workAt('ENTRY'), 'CASE_UNLOCK')
  const decider = await arrive('Dee Decide', 'CASE_UNLOCK', 'SYS_CONF', DELETION)
  const second = await arrive('Sam Second', 'CASE_UNLOCK')
  const other = await arrive('Otto Other')
  const nodes = ['ENTRY', 'ARCHIVED'].map((key) => ({ key, afterReturn: 'resume' }))
  await decider.browser.put('/api/system/process').json({ version: 1, locksEnded: true, nodes })
  const id: string = (await entry.browser.post('/api/cases').json(aReport())).body().data.id
  await entry.browser.post(`/api/cases/${id}/process/pass`).json({ seen: 1 })
  return { scope: project.scope(), entry, decider, second, other, id }
}

const ask = async ({ browser }: Somebody, caseId: string) =>
  (await browser.post('/api/unlock/task').json({ caseId, reason })).body()

const decide = async ({ browser }: Somebody, unlockRequestId: string, rest: object) =>
  (await browser.put('/api/unlock/task').json({ unlockRequestId, ...rest })).body()

const approve = { act: 'approve', node: 'ENTRY' }
const reject = { act: 'reject', answer: 'It is right as it stands.' }

const save = async ({ browser }: Somebody, id: string, baseRevision: number) => {
  const page = { baseRevision, content: { D_1: 'AB' } }
  return (await browser.put(`/api/case/${id}/pages/patient`).json(page)).body()
}

const listed = async ({ browser }: Somebody) => {
  const { rows } = (await browser.get('/api/unlock/task')).body().data
  return rows.map(({ status, node, answer }: Record<string, unknown>) => [status, node, answer])
}

test.group('A locked case', () => {
  test('is changed by nobody (6009): by no save, no deletion, no run, and not by the system', async ({
    client,
    assert,
  }) => {
    const { scope, entry, decider, id } = await lockedCase(client)
    assert.equal((await save(entry, id, 1)).code, 6009)
    const removal = { seen: 2, reason }
    const removed = await decider.browser.post(`/api/cases/${id}/process/delete`).json(removal)
    assert.equal(removed.body().code, 6009)
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    await asActor(scope, async () => {
      for (const name of ['case.imported', 'case.autocoded'] as const) {
        const act = { name, subject: { type: 'case', id } } as const
        const run = changes.record(act, async (change) => {
          const before = await records.lock(change, id)
          await records.revise(change, before, { content: { ...before.content, D_1: 'ZZ' } })
        })
        const refused = await run.then(
          () => null,
          (error: { number?: number }) => error.number
        )
        assert.equal(refused, 6009, name)
      }
    })
  })

  test('is told as its own verdict among many cases, of which the others are done', async ({
    client,
    assert,
  }) => {
    const { entry, decider, id } = await lockedCase(client)
    const open: string = (await entry.browser.post('/api/cases').json(aReport())).body().data.id
    const asked = { act: 'delete', caseIds: [id, open], reason }
    const { batchId } = (await decider.browser.post('/api/case/process/many').json(asked)).body()
      .data
    const { rows } = (await decider.browser.get(`/api/batches/${batchId}/items`)).body().data
    assert.deepEqual(
      rows.map(({ subject, state, code }: Record<string, unknown>) => [subject, state, code]),
      [
        [id, 'refused', 6009],
        [open, 'done', null],
      ]
    )
  })

  test('goes on at the node that somebody else names, and can be changed there', async ({
    client,
    assert,
  }) => {
    const { entry, decider, id } = await lockedCase(client)
    const { data } = await ask(entry, id)
    assert.equal((await decide(entry, data.id, approve)).code, 1003, 'nobody approves their own')
    assert.equal((await decide(decider, data.id, { ...approve, node: 'QUALITY' })).code, 2017)
    assert.isTrue((await decide(decider, data.id, approve)).status)
    assert.deepEqual(await listed(decider), [['approved', 'ENTRY', null]])
    const { steps } = (await entry.browser.get(`/api/cases/${id}/process`)).body().data
    const { act, from, to, holder, reason: why } = steps.at(-1)
    assert.deepEqual([act, from, to, why], ['unlock', 'ARCHIVED', 'ENTRY', reason])
    assert.equal(holder.id, entry.user.id)
    assert.isTrue((await save(entry, id, 1)).status)
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('is asked for once at a time (6010), and no case that is open is asked for', async ({
    client,
    assert,
  }) => {
    const { entry, other, id } = await lockedCase(client)
    assert.isTrue((await ask(entry, id)).status)
    assert.equal((await ask(entry, id)).code, 6010)
    assert.equal((await ask(other, id)).code, 6010)
    const open = (await entry.browser.post('/api/cases').json(aReport())).body().data.id
    assert.equal((await ask(entry, open)).code, 1006)
  })

  test('is decided once (50001): who comes second is told, also when it was withdrawn', async ({
    client,
    assert,
  }) => {
    const { entry, decider, second, other, id } = await lockedCase(client)
    const first = (await ask(entry, id)).data.id
    assert.equal((await decide(decider, first, { act: 'reject' })).code, 2017)
    assert.isTrue((await decide(decider, first, reject)).status)
    assert.equal((await decide(second, first, approve)).code, 50001)
    const next = (await ask(entry, id)).data.id
    const withdraw = async ({ browser }: Somebody) =>
      (await browser.delete(`/api/unlock/task/${next}`)).body()
    assert.equal((await withdraw(other)).code, 1003)
    assert.isTrue((await withdraw(entry)).status)
    assert.equal((await decide(decider, next, approve)).code, 50001)
    assert.deepEqual(await listed(entry), [
      ['withdrawn', null, null],
      ['rejected', null, reject.answer],
    ])
    assert.deepEqual(await listed(other), [])
  })

  test('tells whoever asked by mail that it is decided, and nothing that the case says', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mails = await catchMails()
    cleanup(() => mails.release())
    const { entry, decider, id } = await lockedCase(client)
    const email = `${entry.user.username}@example.org`
    await changeRow('users', entry.user.id, { language: 'en', email })
    const { data } = await ask(entry, id)
    await decide(decider, data.id, approve)
    await workOffJobs()
    const [told] = mails.received.filter(({ to }) => to[0] === email)
    assert.match(bodyOf(told!.mail), /Dee Decide has approved your unlock request/)
    assert.notInclude(bodyOf(told!.mail), reason)
  })

  test('keeps in the project who waits for it (2014)', async ({ client, assert }) => {
    const { entry, decider, id } = await lockedCase(client)
    await ask(entry, id)
    const member = `/api/admin/members/${entry.user.id}`
    assert.equal((await decider.browser.delete(member)).body().code, 2014)
  })
})
