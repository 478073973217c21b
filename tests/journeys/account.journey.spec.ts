import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { TOTP } from 'otpauth'

import { changeRow } from '#tests/factories/change_row'
import { makeUser } from '#tests/factories/make_user'
import { bodyOf } from '#tests/fixtures/mail_server'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'
import { until } from '#tests/until'

const SECOND_MS = 1000
const MAILS = 'storage/mail'

/** The mail of that subject to an address, once it has been sent. */
async function mailTo(email: string): Promise<string> {
  const mail = await until(`a mail to ${email}`, () =>
    mailFiles()
      .map((file) => readFileSync(file, 'utf8'))
      .findLast((each) => each.includes(email))
  )
  return bodyOf(mail)
}

function mailFiles(): string[] {
  try {
    const files = readdirSync(MAILS).map((file) => join(MAILS, file))
    return files.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs)
  } catch {
    return []
  }
}

async function userOfJourney() {
  const user = await makeUser({ permissions: ['CASE_DATA'], name: 'Wang Fang' })
  const email = `${user.username}@example.org`
  await changeRow('users', user.id, { email })
  return { ...user, email }
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Account (${lang})`, () => {
    test('another password: asked for in the user menu, told in the field, used at sign-in', async ({
      assert,
    }) => {
      const user = await userOfJourney()
      const person = await Person.arrive(lang)
      const { page, t } = person
      const menu = page.getByRole('banner').getByRole('button', { name: /Wang Fang/ })
      await person.signIn(user.username, user.password)
      await person.enter(user.project.code, 0)
      await menu.click()
      await person.look('user-menu')
      await page.getByRole('menuitem', { name: t('shell.change_password') }).click()
      await page.waitForURL('**/changePassword')
      await page.locator('[name=old-password]').fill(user.password)
      await page.locator('[name=new-password]').fill('ab_1')
      await page.locator('[name=repeat-password]').fill('ab_2')
      await person.button('shell.change_password').click()
      await page.getByText(lang === 'zh' ? '密码长度不能小于6位' : 'at least 6').waitFor()
      await page
        .getByText(lang === 'zh' ? '两次输入密码不一致' : 'passwords do not match')
        .waitFor()
      await person.look('change-password')
      await page.locator('[name=new-password]').fill('abc123')
      await page.locator('[name=repeat-password]').fill('abc123')
      await person.button('shell.change_password').click()
      await person.text('password.changed').waitFor()
      await page.waitForURL('**/center/case')

      await menu.click()
      await page.getByRole('menuitem', { name: t('session.devices') }).click()
      await person.text('session.this_one').waitFor()
      await person.look('devices')
      await page.keyboard.press('Escape')
      await person.text('session.devices_lead').waitFor({ state: 'hidden' })
      await menu.click()
      await page.getByRole('menuitem', { name: t('shell.log_out') }).click()
      await page.waitForURL('**/login')
      await person.signIn(user.username, 'abc123')
      await page.waitForURL('**/project-select')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a forgotten password: a code by mail, and in with another one', async ({ assert }) => {
      const user = await userOfJourney()
      await changeRow('users', user.id, { language: lang })
      const person = await Person.arrive(lang)
      const { page, t } = person
      await page.goto('/login')
      await person.button('forgot.link').click()
      await person.look('forgot')
      await page.getByLabel(t('forgot.email')).fill(user.email)
      await person.button('forgot.send').click()
      await page.getByLabel(t('forgot.code')).fill('00000000')
      const mail = await mailTo(user.email)
      const [code] = /\d{8}/.exec(mail)!
      await page.locator('[name=new-password]').fill('abc123')
      await page.locator('[name=repeat-password]').fill('abc123')
      if (code !== '00000000') {
        await person.button('forgot.set').click()
        await page.getByText(lang === 'zh' ? '验证码错误' : 'Wrong verification code').waitFor()
        await person.look('reset')
      }
      await page.getByLabel(t('forgot.code')).fill(code!)
      await person.button('forgot.set').click()
      await person.text('forgot.done').waitFor()
      await page.getByLabel(t('sign_in.username')).fill(user.username)
      await page.getByLabel(t('sign_in.password'), { exact: true }).fill('abc123')
      await person.button('sign_in.act').click()
      await page.waitForURL('**/project-select')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a strict company asks for an authenticator app, and shows its picture once', async ({
      assert,
    }) => {
      const user = await userOfJourney()
      await changeRow('companies', user.project.companyId, { password_policy: 'strict' })
      const person = await Person.arrive(lang)
      const { page, t } = person
      await page.goto('/login')
      await person.look('sign-in')
      await person.signIn(user.username, user.password)
      await person.text('second_factor.enrol_title').waitFor()
      await page.getByRole('img', { name: t('second_factor.qr') }).waitFor()
      await person.look('second-factor')
      const key = await page.locator('form b').innerText()
      const secret = key.replaceAll(' ', '')
      await page.getByLabel(t('second_factor.code')).fill('00000000')
      await page.locator('button[type=submit]').click()
      await page.getByText(lang === 'zh' ? '验证码错误' : 'Wrong verification code').waitFor()
      await page.getByLabel(t('second_factor.code')).fill(new TOTP({ secret }).generate())
      await page.locator('button[type=submit]').click()
      await page.waitForURL('**/project-select')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A session (${lang})`, () => {
    test('an expired password is replaced while signing in', async ({ assert }) => {
      const user = await userOfJourney()
      await changeRow('users', user.id, { password_expires_at: new Date() })
      const person = await Person.arrive(lang)
      const { page } = person
      await person.signIn(user.username, user.password)
      await person.text('password.expired').waitFor()
      await person.look('expired')
      await page.locator('[name=new-password]').fill('abc123')
      await page.locator('[name=repeat-password]').fill('abc123')
      await person.button('password.change_and_enter').click()
      await page.waitForURL('**/project-select')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a sign-in page that stood open over night lets one in', async ({ assert }) => {
      const user = await userOfJourney()
      const person = await Person.arrive(lang, { expectErrors: /403/ })
      const { page, t } = person
      await page.goto('/login')
      await page.context().clearCookies()
      await page.getByLabel(t('sign_in.username')).fill(user.username)
      await page.getByLabel(t('sign_in.password'), { exact: true }).fill(user.password)
      await person.button('sign_in.act').click()
      await page.waitForURL('**/project-select')
      assert.equal(await page.getByRole('alert').count(), 0)
    })

    test('after 25 minutes the session asks for 10 seconds whether it shall go on; after 30 it is over', async ({
      assert,
    }) => {
      const user = await userOfJourney()
      const person = await Person.arrive(lang)
      const { page } = person
      await page.clock.install()
      await person.signIn(user.username, user.password)
      await person.enter(user.project.code, 0)
      // Each answer renews the session: the last one of the list has to be there.
      await person.text('cases:list.none').waitFor()
      await person.settled()
      // From now on time goes by only here.
      const now = await page.evaluate(() => Date.now())
      await page.clock.pauseAt(now + 1200 * SECOND_MS)
      const prompt = person.text('session.prompt')
      // The prompt hides it from roles.
      const clock = page.locator('[role=timer]')
      while (/^(?!0[0-4]:)/.test(await clock.innerText())) {
        const before = await clock.innerText()
        await page.clock.fastForward(5 * SECOND_MS)
        await clock.filter({ hasNotText: before }).waitFor()
      }
      await prompt.waitFor()
      const renewed = page.waitForResponse('**/api/token')
      await person.button('session.extend').click()
      await renewed
      await page.clock.runFor(1 * SECOND_MS)
      await clock.filter({ hasText: '29:59' }).waitFor()
      await prompt.waitFor({ state: 'hidden' })
      await page.clock.fastForward(1498 * SECOND_MS)
      assert.isFalse(await prompt.isVisible())

      await page.clock.fastForward(2 * SECOND_MS)
      await prompt.waitFor()
      // It asks for ten seconds, and a closer look may take longer.
      await page.clock.resume()
      await person.look('session-prompt')
      await page.clock.fastForward(12 * SECOND_MS)
      await prompt.waitFor({ state: 'hidden' })
      await page.clock.fastForward(300 * SECOND_MS)
      await page.waitForURL('**/login')
      await page.getByLabel(person.t('sign_in.username')).waitFor()
      const left = await db.connection('owner').from('sessions').where({ user_id: user.id })
      assert.deepEqual(left, [], 'the session is over on the server, too')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a window whose project was left in another window says so once and is closed', async ({
      assert,
    }) => {
      const user = await userOfJourney()
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn(user.username, user.password)
      await person.enter(user.project.code, 0)
      const other = await page.context().newPage()
      await other.goto('/project-select')
      const formal = `${t('project.enter')} ${t('shell.formal')} ${user.project.code}`
      await other.getByRole('button', { name: formal }).click()
      await other.waitForURL('**/center/case')
      await page.getByRole('searchbox').first().fill('PH')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(t('project.switched')).waitFor()
      await person.look('project-switched')
      await dialog.getByRole('button', { name: t('project.ok') }).click()
      await page.waitForURL('**/center/case')
      assert.equal(await page.getByRole('dialog').count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
