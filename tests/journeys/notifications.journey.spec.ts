// needs: deadlines, notifications
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { today } from '#kernel/fields/today'
import { actAs } from '#kernel/tenancy/actor'
import { systemIn } from '#kernel/tenancy/as_system'
import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { bodyOf } from '#tests/fixtures/mail_server'
import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { Person } from '#tests/journeys/kit/person'
import { type Language, languagesOf } from '#tests/journeys/kit/words'
import { Session } from '#tests/journeys/screens/session'
import { until } from '#tests/until'

import { demoDueDays, demoLevels } from '#tests/invented/notices'
import { addDays } from '#plugins/deadlines/contract/days'
import { levelFields, noticeFields } from '#plugins/notifications/contract'
import { TellDue } from '#plugins/notifications/telling/tell_due'

const now = today({ timeZone: 'Asia/Shanghai' })
const daysAgo = (days: number) => addDays(now, -days)
const MAILS = 'storage/mail'

/** Mails to an address. */
function mailsTo(email: string): string[] {
  const files = readdirSync(MAILS).map((file) => readFileSync(join(MAILS, file), 'utf8'))
  return files.filter((mail) => mail.includes(email)).map(bodyOf)
}

/** What refuses, as it is said in both languages. */
const sentences = {
  sameDays: {
    en: 'Two warning levels have the same number of days.',
    zh: '各级预警天数不可重复',
  },
  receiver: { en: 'Choose at least one user or role.', zh: '请至少选择一个用户或角色' },
  interval: {
    en: 'The interval must be a whole number of days, 1 or more.',
    zh: '请输入有效的间隔天数',
  },
  way: { en: 'Choose at least one way of sending.', zh: '请至少选择一种通知方式' },
}

/** A project that reports to the EU, and somebody who configures it, edits its cases and is told. */
async function arrive(lang: Language) {
  const project = await makeProject({ type: 2 })
  await changeRow('projects', project.projectId, { regions: '{EU}' })
  const user = await makeUser({
    ...{ project, name: 'Wang Fang' },
    permissions: ['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY', 'SYS_CONF'],
  })
  const email = `${user.username}@example.org`
  await changeRow('users', user.id, { language: lang, email })
  const person = await Person.arrive(lang)
  const session = await Session.by(person.page.context().request, user)
  await session.enter(project.code, 0)
  return { project, email, person, session }
}

/** Somebody who does nothing for days: what was told is told again. */
async function tellAgain(project: TestProject) {
  const marks = db.connection('owner').from('notification_marks')
  await marks.where({ project_id: project.projectId }).update({ told_on: daysAgo(3) })
  const due = await app.container.make(TellDue)
  await actAs(systemIn(project.scope()), () => due.tellProject())
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Warnings and notifications (${lang})`, () => {
    test('a receipt that is corrected makes a case overdue: people are mailed as the project said, and again while nothing happens', async ({
      assert,
    }) => {
      const { project, email, person, session } = await arrive(lang)
      const { page, t } = person
      await page.goto('/info/warn/add')
      const level = { days: '6', nameZh: '临近', nameEn: 'Near' }
      const orange = option(levelFields.colour, 'orange', lang)
      await fill(person, levelFields, { ...level, colour: orange })
      await save(person, orange)

      await page.goto('/system/notice/add')
      const overdue = option(noticeFields.event, 'overdue', lang)
      const refused = async (sentence: { en: string; zh: string }) => {
        await person.button('admin.save').click()
        await page.getByText(sentence[lang]).first().waitFor()
      }
      await fill(person, noticeFields, { event: overdue, interval: '1000' })
      await refused({ en: 'from 1 to 999', zh: '999' })
      await fill(person, noticeFields, { interval: '' })
      await refused(sentences.receiver)
      await person.look('notice-without-receiver')
      await fill(person, noticeFields, { users: 'Wang Fang' })
      // What was refused is no longer what stands there: the sentence above the form goes.
      const above = page.locator('div[role=alert]')
      await above.filter({ hasText: sentences.receiver[lang] }).waitFor({ state: 'detached' })
      await refused(sentences.interval)
      await fill(person, noticeFields, { interval: '3' })
      await refused(sentences.way)
      for (const way of ['mail', 'product']) {
        await page.getByRole('checkbox', { name: option(noticeFields.ways, way, lang) }).check()
      }
      await fill(person, noticeFields, { textEn: '{{D.1}}', textZh: '{{D.1}}' })
      await refused({ en: '{{D.1}} is not a field', zh: '{{D.1}}' })
      await fill(person, noticeFields, { textEn: '', textZh: '' })
      await save(person, overdue)

      const event = { id: crypto.randomUUID(), E_i_1_2: 'zqsecret', E_i_9: 'DE', E_i_3_2c: true }
      const report = aReport({ C_1_4: daysAgo(10), C_1_5: daysAgo(10), E_i: [event] } as never)
      const { id, caseNo } = (await session.insist('post', '/api/cases', report)) as {
        id: string
        caseNo: string
      }
      await page.goto(`/cases/${id}/pages/case_identification`)
      const near = t('deadlines:near.waiting', { count: 5 })
      await page.getByRole('button', { name: near }).waitFor()
      await person.field('C.1.4').fill(daysAgo(20))
      await person.save().click()
      await person.text('cases:edit.all_saved').waitFor()
      const late = t('deadlines:near.overdue', { count: 5 })
      await page.getByRole('button', { name: late }).waitFor()

      const [mail] = await until(`a mail to ${email}`, () => {
        const all = mailsTo(email)
        return all.length > 0 ? all : null
      })
      assert.include(mail, caseNo)
      assert.include(mail, daysAgo(5))
      assert.notInclude(mail, 'zqsecret')
      await tellAgain(project)
      await until(`a second mail to ${email}`, () => mailsTo(email).length === 2)

      await page.goto('/center/case')
      const bell = page.locator('[data-part=notifications]')
      await bell.getByText('1').waitFor()
      await bell.click()
      const drawer = page.getByRole('dialog')
      await drawer.getByText(t('notifications:list.times', { count: 2 })).waitFor()
      await person.look('told-again')
      await drawer.getByRole('button', { name: t('notifications:list.read_all') }).click()
      await drawer
        .getByRole('button', { name: t('notifications:list.read_all') })
        .waitFor({ state: 'detached' })
      assert.deepEqual([...person.faults], [], 'what axe-core calls serious')
    })

    test('each colour goes with words in the list and at home; two levels of the same days are refused', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager', 'PH900')
      await page.goto('/info/warn')
      for (const { nameZh, nameEn } of demoLevels) {
        await person.row(lang === 'zh' ? nameZh : nameEn).waitFor()
      }
      await person.look('warnings')
      await page.goto('/info/warn/add')
      const red = option(levelFields.colour, 'red', lang)
      await fill(person, levelFields, { days: '3', nameZh: '重复', nameEn: 'Twice', colour: red })
      await person.button('admin.save').click()
      await page.getByText(sentences.sameDays[lang]).first().waitFor()
      await person.look('warning-refused')

      await page.goto('/system/notice')
      const overdue = option(noticeFields.event, 'overdue', lang)
      await person.row(overdue).waitFor()
      await person.look('notices')
      await person.row(overdue).getByRole('link').first().click()
      await page
        .getByRole('heading', { name: t('notifications:notice.texts'), exact: true })
        .waitFor()
      await person.look('notice')

      await page.goto('/center/case?sort=due')
      await page.locator('table[aria-busy=false]').waitFor()
      await person.look('colours')
      await page.goto('/user_home')
      await page.getByText(addDays(now, demoDueDays[0])).first().waitFor()
      await person.look('home-colours')
      await page.locator('[data-part=notifications]').click()
      await page.getByRole('dialog').waitFor()
      await person.look('notifications')
      assert.deepEqual([...person.faults], [], 'what axe-core calls serious')
    })
  })
}
