// needs: cases
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { openSession, signIn, withCookies } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { type CaughtMails, catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'

const next = { password: 'abc123', repeat: 'abc123' }

test.group('A forgotten password', (group) => {
  let mails: CaughtMails
  group.each.setup(async () => {
    mails = await catchMails()
    return () => mails.release()
  })

  async function userWithMailbox() {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const email = `${user.username}@Example.org`
    await changeRow('users', user.id, { email, language: 'zh' })
    return { ...user, email }
  }

  /** Somebody with a mailbox who has forgotten the password, before the form for that. */
  async function forgetful(client: ApiClient) {
    const user = await userWithMailbox()
    const { email } = user
    const jar = await openSession(client)
    const put = (path: string, body: object, address = '127.0.0.1') =>
      withCookies(client.put(path), jar).header('x-forwarded-for', address).json(body)
    return {
      ...{ user, email, put },
      ask: (address?: string) => put('/api/user/pwd/verify/code', { email }, address),
      reset: (code: string, address?: string) =>
        put('/api/user/pwd/reset', { email, code, ...next }, address),
    }
  }

  const codeIn = (mail: string) => bodyOf(mail).match(/验证码：(\d{8})\b/)![1]!

  test('is replaced with the code that comes by mail, once; sessions of before are over', async ({
    client,
    assert,
  }) => {
    const { user, email, put, reset } = await forgetful(client)
    const open = await signIn(client, user)
    const asked = await put('/api/user/pwd/verify/code', { email: email.toLowerCase() })
    assert.deepEqual(asked.body(), { status: true, data: { minutes: 10 } })
    await workOffJobs()
    const [{ to, mail }] = mails.received
    assert.deepEqual(to, [email.toLowerCase()])
    const code = codeIn(mail)
    const kept = await db
      .connection('owner')
      .from('reset_codes')
      .where('mailbox', email.toLowerCase())
    assert.notInclude(JSON.stringify(kept), code, 'the code itself is kept nowhere')

    const wrong = code === '00000000' ? '00000001' : '00000000'
    assert.equal((await reset(wrong)).body().code, 2005)
    assert.isTrue((await reset(code)).body().status)
    assert.equal((await open.get('/api/cases')).status(), 401)
    assert.isOk(await signIn(client, { ...user, password: next.password }))
    assert.equal((await reset(code)).body().code, 2006, 'a code is used once')
  })

  test('without a code asked for it first says so, and what is missing in words', async ({
    client,
    assert,
  }) => {
    const { email, put, reset } = await forgetful(client)
    assert.equal((await reset('12345678')).body().code, 2006)
    const empty = await put('/api/user/pwd/reset', { email, code: '', ...next })
    assert.equal(empty.body().data.message.zh, '请输入邮箱和验证码')
    const none = await put('/api/user/pwd/verify/code', { email: 'no mailbox' })
    assert.equal(none.body().code, 2017)
  })

  test('tells nobody whether a mailbox belongs to an account', async ({ client, assert }) => {
    const { email, put } = await forgetful(client)
    const answers: unknown[] = []
    for (const mailbox of [email, `nobody-${email}`]) {
      const asked = await put('/api/user/pwd/verify/code', { email: mailbox })
      await workOffJobs()
      const form = { email: mailbox, code: 'guess', ...next }
      const guessed = await put('/api/user/pwd/reset', form)
      const unfit = await put('/api/user/pwd/reset', { ...form, password: 'x', repeat: 'x' })
      answers.push([asked.body(), guessed.body(), unfit.body()])
    }
    assert.deepEqual(answers[0], answers[1])
    assert.lengthOf(mails.received, 1)
  })

  test('five wrong codes make the right one worthless', async ({ client, assert }) => {
    const { ask, reset } = await forgetful(client)
    await ask()
    await workOffJobs()
    const code = codeIn(mails.received[0]!.mail)
    const wrong = code === '00000000' ? '00000001' : '00000000'
    const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(wrong)))
    assert.isTrue(guesses.every((answer) => answer.body().code === 2005))
    assert.equal((await reset(code)).body().code, 2005)
  })

  test('a code that was just sent stays good when another is asked for', async ({
    client,
    assert,
  }) => {
    const { ask, reset } = await forgetful(client)
    await ask()
    await workOffJobs()
    const code = codeIn(mails.received[0]!.mail)
    await ask()
    assert.isTrue((await reset(code)).body().status, 'before the second one is made')
    await workOffJobs()
    assert.lengthOf(mails.received, 2)
  })

  test('a stranger who asks and guesses keeps the owner of the mailbox out of nothing', async ({
    client,
    assert,
  }) => {
    const { ask, reset } = await forgetful(client)
    const [stranger, owner] = ['203.0.113.1', '203.0.113.2']
    for (let count = 0; count < 4; count++) await ask(stranger)
    await workOffJobs()
    for (let count = 0; count < 9; count++) await reset('guess', stranger)
    assert.isTrue((await ask(owner)).body().status)
    await workOffJobs()
    assert.lengthOf(mails.received, 3, 'what was sent is good for a while: no flood')
    const { mail } = mails.received.at(-1)!
    assert.isTrue((await reset(codeIn(mail), owner)).body().status)
  })

  test('of a mailbox that has accounts in two companies: each gets a code of its own', async ({
    client,
    assert,
  }) => {
    const [{ user: one, ask, reset }, other] = [await forgetful(client), await makeUser()]
    await changeRow('users', other.id, { email: one.email, language: 'zh' })
    await ask()
    await workOffJobs()
    assert.lengthOf(mails.received, 2)
    const theirs = mails.received.find(({ mail }) => bodyOf(mail).includes(other.username))!
    assert.isTrue((await reset(codeIn(theirs.mail))).body().status)
    assert.isOk(await signIn(client, { ...other, password: next.password }))
    assert.isOk(await signIn(client, one), 'the other account has its password still')
  })

  test('a code belongs to an account: neither stands in a row without the other', async ({
    assert,
  }) => {
    const { id } = await makeUser()
    const row = { mailbox: 'somebody@example.org', expires_at: new Date() }
    const insert = (more: object) =>
      db
        .connection('app')
        .table('reset_codes')
        .insert({ ...row, ...more })
    await assert.rejects(() => insert({ user_id: id }), /reset_codes_of_accounts/)
    await assert.rejects(() => insert({ code: 'sealed' }), /reset_codes_of_accounts/)
  })

  test('a frozen user gets no code', async ({ client, assert }) => {
    const { user, ask } = await forgetful(client)
    await changeRow('users', user.id, { status: 'frozen' })
    await ask()
    await workOffJobs()
    assert.lengthOf(mails.received, 0)
  })

  test('a mailbox is not flooded', async ({ client, assert }) => {
    const { ask } = await forgetful(client)
    for (let count = 0; count < 3; count++) assert.isTrue((await ask()).body().status)
    assert.equal((await ask()).body().code, 3000)
  })
})
