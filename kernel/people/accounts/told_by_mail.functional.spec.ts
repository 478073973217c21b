import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { unique } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { type CaughtMails, catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'

const PASSWORD = 'Start12345678x'

let people = 0
const mailbox = () => `t${process.pid}x${++people}@example.com`

test.group('People are told by mail', (group) => {
  let mails: CaughtMails
  group.each.setup(async () => {
    mails = await catchMails()
    return () => mails.release()
  })

  /** The mails that have come since, each with whom it went to and what it says. */
  async function received() {
    await workOffJobs()
    return mails.received.splice(0).map(({ to, mail }) => ({ to: to[0]!, text: bodyOf(mail) }))
  }

  /** Sets a password as the invitation says: with the code that is sent to the mailbox. */
  async function followInvitation(client: ApiClient, email: string) {
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    await put('/api/user/pwd/verify/code', { email })
    const [{ text }] = await received()
    const code = /\d{8}/.exec(text.replace(/“.*”|".*"/, ''))![0]
    const form = { email, code, password: PASSWORD, repeat: PASSWORD }
    return (await put('/api/user/pwd/reset', form)).body()
  }

  async function userWithMailbox(): Promise<TestUser & { email: string; place: string }> {
    const user = await makeUser()
    const email = mailbox()
    await changeRow('users', user.id, { email, language: 'en' })
    return { ...user, email, place: `/api/admin/users/${user.id}` }
  }

  const administratorOf = async (client: ApiClient, { project }: TestUser) =>
    signIn(client, await makeUser({ administers: 'company', project }))

  test('administrators are invited, set a password with what the mail says, and sign in', async ({
    client,
    assert,
  }) => {
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    for (const company of [null, platform.user.project.companyId]) {
      const [username, email] = [unique('inv').slice(0, 24), mailbox()]
      const wish = { username, name: 'Ivy Invited', email, company, passwordBy: 'mail' }
      const made = (await platform.post('/api/admin/administrators').json(wish)).body()
      assert.isTrue(made.status)
      const [invitation, ...others] = await received()
      assert.lengthOf(others, 0)
      assert.equal(invitation.to, email)
      assert.include(invitation.text, username)
      assert.match(invitation.text, /忘记密码|Forgot password/)
      assert.isTrue((await followInvitation(client, email)).status)
      const invited = { ...platform.user, username, password: PASSWORD }
      const session = await signIn(client, invited, null)
      const own = company === null ? 'administrators' : 'users'
      assert.isTrue((await session.get(`/api/admin/${own}`)).body().status)
    }
  })

  test('a changed address is told to the old one and to the new one', async ({
    client,
    assert,
  }) => {
    const user = await userWithMailbox()
    const { get, put } = await administratorOf(client, user)
    const { data } = (await get(user.place)).body()
    const email = mailbox()
    const { data: changed } = (await put(user.place).json({ ...data, email })).body()
    const told = await received()
    assert.sameMembers(
      told.map(({ to }) => to),
      [user.email, email]
    )
    for (const { text } of told) assert.include(text, `the account "${user.username}"`)
    await put(user.place).json({ ...changed, phone: '+86 10 1234' })
    assert.deepEqual(await received(), [], 'nothing else is told')
  })

  test('who has a mailbox is told when another company gives it to an account; that company is not', async ({
    client,
    assert,
  }) => {
    const owner = await userWithMailbox()
    const browser = await signIn(client, await makeUser({ administers: 'company' }))
    const fresh = (email: string) => ({
      ...{ username: unique('two').slice(0, 24), name: 'Tom Two', email, rank: 'user' },
      ...{ projects: [], passwordBy: 'typed', password: PASSWORD },
    })
    const make = async (email: string) =>
      (await browser.post('/api/admin/users').json(fresh(email))).body()
    const [taken, free] = [await make(owner.email), await make(mailbox())]
    assert.isTrue(taken.status)
    assert.sameMembers(Object.keys(taken.data), Object.keys(free.data))
    const [{ to, text }, ...others] = await received()
    assert.lengthOf(others, 0)
    assert.equal(to, owner.email)
    assert.include(text, `"${taken.data.username}" of another company`)
  })

  test('whose authenticator app is forgotten is told so, and the access review counts it', async ({
    client,
    assert,
  }) => {
    const user = await userWithMailbox()
    await changeRow('users', user.id, { totp_confirmed: true, totp_secret: 'sealed' })
    const { get, post } = await administratorOf(client, user)
    assert.isTrue((await post(`${user.place}/forget_authenticator`)).body().status)
    const [{ to, text }] = await received()
    assert.equal(to, user.email)
    assert.include(text, 'a new authenticator app')
    const query = { filter: JSON.stringify({ id: user.id }) }
    const [reviewed] = (await get('/api/admin/access-review').qs(query)).body().data
    assert.deepInclude(reviewed, { changes: 1, changeAct: 'user.authenticator_forgotten' })
    const lines = db.connection('owner').from('audit_lines')
    assert.lengthOf(await lines.where({ chain: `user:${user.id}` }), 1)
  })
})
