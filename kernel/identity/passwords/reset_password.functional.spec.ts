import db from '@adonisjs/lucid/services/db'
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

  const codeIn = (mail: string) => bodyOf(mail).match(/验证码：(\d{8})\b/)![1]!

  test('is replaced with the code that comes by mail, once; sessions of before are over', async ({
    client,
    assert,
  }) => {
    const user = await userWithMailbox()
    const open = await signIn(client, user)
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    const { email } = user
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

    const wrong = code === '000000' ? '000001' : '000000'
    const reset = (given: string) => put('/api/user/pwd/reset', { email, code: given, ...next })
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
    const { email } = await userWithMailbox()
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    const reset = await put('/api/user/pwd/reset', { email, code: '123456', ...next })
    assert.equal(reset.body().code, 2006)
    const empty = await put('/api/user/pwd/reset', { email, code: '', ...next })
    assert.equal(empty.body().data.message.zh, '请输入邮箱和验证码')
    const none = await put('/api/user/pwd/verify/code', { email: 'no mailbox' })
    assert.equal(none.body().code, 2017)
  })

  test('tells nobody whether a mailbox belongs to an account', async ({ client, assert }) => {
    const { email } = await userWithMailbox()
    const answers: unknown[] = []
    for (const mailbox of [email, `nobody-${email}`]) {
      const jar = await openSession(client)
      const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
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
    const { email } = await userWithMailbox()
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    await put('/api/user/pwd/verify/code', { email })
    await workOffJobs()
    const code = codeIn(mails.received[0]!.mail)
    const reset = (given: string) => put('/api/user/pwd/reset', { email, code: given, ...next })
    const wrong = code === '000000' ? '000001' : '000000'
    const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(wrong)))
    assert.isTrue(guesses.every((answer) => answer.body().code === 2005))
    assert.equal((await reset(code)).body().code, 2005)
  })

  test('a code that was just sent stays good when another is asked for', async ({
    client,
    assert,
  }) => {
    const { email } = await userWithMailbox()
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    await put('/api/user/pwd/verify/code', { email })
    await workOffJobs()
    const code = codeIn(mails.received[0]!.mail)
    await put('/api/user/pwd/verify/code', { email })
    const reset = await put('/api/user/pwd/reset', { email, code, ...next })
    assert.isTrue(reset.body().status, 'before the second one is made')
    await workOffJobs()
    assert.lengthOf(mails.received, 2)
  })

  test('a stranger who asks and guesses keeps the owner of the mailbox out of nothing', async ({
    client,
    assert,
  }) => {
    const { email } = await userWithMailbox()
    const jar = await openSession(client)
    const from = (address: string) => (path: string, body: object) =>
      withCookies(client.put(path), jar).header('x-forwarded-for', address).json(body)
    const [stranger, owner] = [from('203.0.113.1'), from('203.0.113.2')]
    for (let count = 0; count < 4; count++) await stranger('/api/user/pwd/verify/code', { email })
    for (let count = 0; count < 9; count++) {
      await stranger('/api/user/pwd/reset', { email, code: 'guess', ...next })
    }
    await workOffJobs()
    assert.isTrue((await owner('/api/user/pwd/verify/code', { email })).body().status)
    await workOffJobs()
    assert.lengthOf(mails.received, 3, 'what was sent is good for a while: no flood')
    for (const { mail } of mails.received.slice(-1)) {
      const reset = await owner('/api/user/pwd/reset', { email, code: codeIn(mail), ...next })
      assert.isTrue(reset.body().status)
    }
  })

  test('of a mailbox that has accounts in two companies: each gets a code of its own', async ({
    client,
    assert,
  }) => {
    const [one, other] = [await userWithMailbox(), await makeUser()]
    await changeRow('users', other.id, { email: one.email, language: 'zh' })
    const jar = await openSession(client)
    const put = (path: string, body: object) => withCookies(client.put(path), jar).json(body)
    const { email } = one
    await put('/api/user/pwd/verify/code', { email })
    await workOffJobs()
    assert.lengthOf(mails.received, 2)
    const theirs = mails.received.find(({ mail }) => bodyOf(mail).includes(other.username))!
    const code = codeIn(theirs.mail)
    assert.isTrue((await put('/api/user/pwd/reset', { email, code, ...next })).body().status)
    assert.isOk(await signIn(client, { ...other, password: next.password }))
    assert.isOk(await signIn(client, one), 'the other account has its password still')
  })

  test('a frozen user gets no code', async ({ client, assert }) => {
    const user = await userWithMailbox()
    await changeRow('users', user.id, { status: 'frozen' })
    const jar = await openSession(client)
    const { email } = user
    await withCookies(client.put('/api/user/pwd/verify/code'), jar).json({ email })
    await workOffJobs()
    assert.lengthOf(mails.received, 0)
  })

  test('a mailbox is not flooded', async ({ client, assert }) => {
    const { email } = await userWithMailbox()
    const jar = await openSession(client)
    const ask = () => withCookies(client.put('/api/user/pwd/verify/code'), jar).json({ email })
    for (let count = 0; count < 3; count++) assert.isTrue((await ask()).body().status)
    assert.equal((await ask()).body().code, 3000)
  })
})
