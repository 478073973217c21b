import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { type CaughtMails, catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf, mailsThrough, openMailServer } from '#tests/fixtures/mail_server'

import SendMailJob from '#plugins/queries/mail/send_mail_job'

const permissions = ['CASE_DATA', 'CASE_QUERY', 'CASE_EDIT']

/** Two people of a project, one for each language, and a query that the first asks the second. */
async function arrive(client: ApiClient) {
  const project = await makeProject()
  const person = async (language: 'en' | 'zh') => {
    const user = await makeUser({ project, permissions, name: unique('Person') })
    const email = `${user.username}@example.org`
    await changeRow('users', user.id, { language, email })
    return { ...(await signIn(client, user)), email }
  }
  const [asker, other] = [await person('en'), await person('zh')]
  const { data: made } = (await asker.post('/api/cases').json(aReport())).body()
  const ask = async () => {
    const body = { caseId: made.id, receiverId: other.user.id, content: 'zqsecret?', send: true }
    return (await asker.post('/api/query').json(body)).body().data
  }
  return { project, asker, other, ask, caseNo: made.caseNo as string }
}

const record = async (by: SignedInClient, query: object = {}) =>
  (await by.get('/api/query/mail/record').qs(query)).body().data

test.group('Mails about queries', (group) => {
  let mails: CaughtMails
  group.each.setup(async () => {
    mails = await catchMails()
    return () => mails.release()
  })

  async function received() {
    await workOffJobs()
    return mails.received.splice(0).map(({ to, mail }) => ({ to: to[0]!, text: bodyOf(mail) }))
  }

  test('tell the receiver that something was asked and the sender that it was replied, in their language and without a word of it', async ({
    client,
    assert,
  }) => {
    const { asker, other, ask, caseNo } = await arrive(client)
    const sent = await ask()
    const [asked, ...others] = await received()
    assert.deepEqual([asked!.to, others], [other.email, []])
    assert.include(asked!.text, `${asker.user.name} 在项目`)
    assert.include(asked!.text, caseNo)
    assert.notInclude(asked!.text, 'zqsecret')
    const reply = { queryId: sent.id, revision: sent.revision, act: 'reply', content: 'Yes' }
    await other.post('/api/query/detail').json(reply)
    const [replied] = await received()
    assert.equal(replied!.to, asker.email)
    assert.include(replied!.text, `${other.user.name} has replied to query 1 on case ${caseNo}`)
    const { rows, total } = await record(asker)
    assert.deepEqual(
      rows.map(({ about, toName, state }: Record<string, string>) => [about, toName, state]),
      [
        ['replied', asker.user.name, 'sent'],
        ['asked', other.user.name, 'sent'],
      ]
    )
    assert.equal(total, 2)
    const { revision } = (await asker.get(`/api/query/${sent.id}`)).body().data
    await asker.put('/api/query/close').json({ queryId: sent.id, revision })
    const [closed] = await received()
    assert.equal(closed!.to, other.email)
    assert.include(closed!.text, '已关闭')
    assert.equal((await record(asker)).rows[0].about, 'closed')
  })

  test('are kept with what became of them, and sent again by hand', async ({ client, assert }) => {
    const { project, asker, other, ask } = await arrive(client)
    await changeRow('users', other.user.id, { email: null })
    const sent = await ask()
    const state = async () => (await record(asker, { queryId: sent.id })).rows[0]
    assert.deepInclude(await state(), { state: 'waiting', settledAt: null })
    const again = async (by: SignedInClient) =>
      (await by.post(`/api/query/mail/record/${(await state()).id}`)).body()
    assert.equal((await again(asker)).code, 1006)
    assert.deepEqual(await received(), [])
    assert.equal((await state()).state, 'unaddressed')
    const stranger = await arrive(client)
    assert.equal((await again(stranger.asker)).code, 1005)
    await changeRow('users', other.user.id, { email: other.email })
    assert.isTrue((await again(asker)).status)
    assert.equal((await received())[0]!.to, other.email)
    assert.equal((await state()).state, 'sent')
    assert.deepEqual((await record(asker, { queryId: stranger.project.projectId })).total, 0)
    await changeRow('projects', project.projectId, { status: 'closed' })
    assert.equal((await again(asker)).code, 1006)
  })

  test('are known to have failed while the mail server is away', async ({ client, assert }) => {
    const { project, asker, ask } = await arrive(client)
    const sent = await ask()
    const [{ id: mailId }] = (await record(asker)).rows
    const away = await mailsThrough(await closedPort())
    const [database, changes] = [
      await app.container.make(Database),
      await app.container.make(Changes),
    ]
    const job = new SendMailJob(database, changes, away)
    await assert.rejects(() => asActor(project.scope(), () => job.handle({ mailId })))
    assert.equal((await record(asker)).rows[0].state, 'failed')
    assert.lengthOf(await received(), 1, 'its own job sends it')
    const chain = `query:${sent.id}`
    const lines = await db.connection('owner').from('audit_lines').where({ chain }).orderBy('seq')
    assert.deepEqual(
      lines.map(({ act }) => act),
      ['query.sent', 'query.mail_failed', 'query.mail_sent']
    )
  })
})

/** A port of this machine where nobody listens any more. */
async function closedPort(): Promise<number> {
  const server = await openMailServer()
  await server.close()
  return server.port
}
