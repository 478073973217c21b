import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { Mails } from '#kernel/mail/mails'
import { asActor } from '#tests/factories/as_actor'
import { makeUser } from '#tests/factories/make_user'
import { bodyOf, mailsThrough, openMailServer, type MailServer } from '#tests/fixtures/mail_server'
import { workOffJobs } from '#tests/factories/work_off_jobs'

const news = {
  subject: { en: 'A case waits for you', zh: '您有待处理的案例' },
  text: { en: 'Sign in to see it.', zh: '请登录查看。' },
}

async function userWithMail(language: 'en' | 'zh') {
  const user = await makeUser({ name: '王 Wang' })
  const email = `${user.username}@example.org`
  await db.connection('owner').from('users').where({ id: user.id }).update({ email, language })
  return { ...user, email }
}

test.group('Mail through a server', (group) => {
  let server: MailServer
  group.each.setup(async () => {
    server = await openMailServer()
    return () => server.close()
  })

  test('a user gets a mail in the language of their choice', async ({ assert }) => {
    const mails = await mailsThrough(server.port)
    for (const language of ['en', 'zh'] as const) {
      const user = await userWithMail(language)
      assert.isTrue(await mails.send({ userId: user.id, ...news }))
      const [{ to, mail }] = server.received.splice(0)
      assert.deepEqual(to, [user.email])
      assert.match(mail, /From: pharos@example\.org/)
      assert.equal(bodyOf(mail).trim(), news.text[language])
    }
  })

  test('nobody writes to who has left or has no address', async ({ assert }) => {
    const mails = await mailsThrough(server.port)
    const user = await userWithMail('en')
    await db.connection('owner').from('users').where({ id: user.id }).update({ status: 'frozen' })
    assert.isFalse(await mails.send({ userId: user.id, ...news }))
    assert.isFalse(await mails.send({ userId: (await makeUser()).id, ...news }))
    assert.lengthOf(server.received, 0)
  })

  test('a mail leaves when its change is committed, and not when it is rolled back', async ({
    assert,
    cleanup,
  }) => {
    const mails = await mailsThrough(server.port)
    app.container.swap(Mails, () => mails)
    cleanup(() => app.container.restore(Mails))
    const user = await userWithMail('en')
    // Jobs of other specs of this process may still wait, and write to others.
    const received = () => server.received.filter(({ to }) => to.includes(user.email))
    const tell = (shouldFail: boolean) =>
      asActor(user.project.scope(), () =>
        new Changes().record(
          { name: 'task.passed', subject: { type: 'task', id: user.id } },
          async (change) => {
            await mails.tell(change, { userId: user.id, ...news })
            if (shouldFail) throw new Error('no')
          }
        )
      )
    await tell(true).catch(() => {})
    await workOffJobs()
    assert.lengthOf(received(), 0)
    await tell(false)
    await workOffJobs()
    assert.lengthOf(received(), 1)
  })
})

test.group('Mail without a server', () => {
  test('is written to a folder, for its owner only', async ({ assert, cleanup }) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-mail-'))
    cleanup(() => rmSync(folder, { recursive: true, force: true }))
    const mails = await mailsThrough(null, folder)
    const user = await userWithMail('en')
    await mails.send({ userId: user.id, ...news })
    const [file] = readdirSync(folder)
    assert.match(file, /\.eml$/)
    const mail = readFileSync(join(folder, file), 'utf8')
    assert.include(mail, 'Subject: A case waits for you')
    assert.include(mail, user.email)
  })
})
