// needs: process
import { test } from '@japa/runner'

import { roleFields } from '#kernel/access/roles/role_fields'
import { trailActor, trailActs } from '#kernel/changes/trail/trail_fields'
import { projectFields } from '#kernel/tenancy/projects/project_fields'

import { sponsorFields } from '#plugins/organisation/contract'

import { fill, option, save } from '#tests/journeys/kit/fill_form'
import { makeCompany } from '#tests/journeys/kit/make_company'
import { arriveFirst, makeUser } from '#tests/journeys/kit/make_user'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** Each language makes a company of its own. */
const told = {
  en: {
    ...{ company: 'Beacon Trials', sponsor: 'Lantern Bio', project: 'BT-1', prefix: 'BT1-' },
    ...{ manager: 'beacon.manager', entry: 'beacon.entry', roleZh: '灯塔录入', roleEn: 'Typist' },
    proAdmin: 'Project administrator',
  },
  zh: {
    ...{ company: '灯塔临床', sponsor: '明灯生物', project: 'DT-1', prefix: 'DT1-' },
    ...{ manager: 'dengta.manager', entry: 'dengta.entry', roleZh: '录入专员', roleEn: 'Typing' },
    proAdmin: '项目管理员',
  },
} as const

/** Who administers the project, and who enters its cases. */
const people = { zh: ['管事', '录入'], en: ['Max Manager', 'Emma Entry'] } as const

/** The administrator of the company makes a sponsor, a project for it, a role and two people. */
async function setUp(person: Person) {
  const { page, lang } = person
  const { sponsor, project, proAdmin, manager, entry, roleZh, roleEn } = told[lang]
  await page.goto('/company/project/info')
  await fill(person, projectFields, {
    code: project,
    name: `${project} phase III`,
    type: option(projectFields.type, 1, lang),
    startDate: '2026-03-01',
    timeZone: 'Europe/Berlin',
  })
  await person.look('project-of-a-time-zone')
  await save(person, project)
  await page.goto('/company/sponsor/info')
  await fill(person, sponsorFields, { name: sponsor, contact: 'Li', projects: project })
  await save(person, sponsor)
  await page.goto('/company/company_role/role/add')
  await fill(person, roleFields, { nameZh: roleZh, nameEn: roleEn })
  for (const right of lang === 'zh' ? ['查看案例', '编辑案例'] : ['View cases', 'Edit cases']) {
    await page.getByRole('checkbox', { name: right, exact: true }).check()
  }
  await save(person, roleZh, roleEn)
  const own = lang === 'zh' ? roleZh : roleEn
  await makeUser(person, { name: people[lang][0], username: manager, project, role: proAdmin })
  await makeUser(person, { name: people[lang][1], username: entry, project, role: own })
}

/** The administrator of the project is asked how cases are numbered, and says it. */
async function configureCoding(lang: Language) {
  const { manager, project, prefix } = told[lang]
  const person = await arriveFirst(lang, manager)
  const { page, t } = person
  await person.enter(project, 0)
  await page.goto('/user_home/home_process')
  await page.getByRole('dialog', { name: t('cases:numbering.prompt') }).waitFor()
  await person.look('company-numbering-prompt')
  await person.button('cases:numbering.now').click()
  await page.waitForURL('**/system/case')
  await page.getByLabel(t('cases:numbering.prefix')).fill(prefix)
  await page.getByText(`${prefix}000001`).waitFor()
  await page.keyboard.press('Control+s')
  await person.text('cases:numbering.saved').waitFor()
  await person.look('company-coding')
  return person
}

/** What was just done stands in the trail of the company, with what was typed and chosen. */
async function readTrail(person: Person) {
  const { page, t, lang } = person
  const { sponsor, project, roleZh, roleEn } = told[lang]
  await page.goto('/company/data/trail')
  const made = person.row(sponsor)
  await made.waitFor()
  await person.look('company-trail')
  await made.getByRole('button').click()
  const drawer = page.getByRole('dialog').or(page.locator('.MuiDrawer-paper')).last()
  await drawer.getByText(t('admin.trail.after')).waitFor()
  await drawer.getByRole('cell', { name: sponsor }).first().waitFor()
  await drawer.getByRole('cell', { name: sponsorFields.contact.label[lang], exact: true }).waitFor()
  await drawer.getByRole('cell', { name: project, exact: true }).waitFor()
  await person.look('company-trail-line')
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await person.row(people[lang][1], trailActs.created![lang]).getByRole('button').click()
  await drawer.getByText(project).waitFor()
  await drawer.getByText(lang === 'zh' ? roleZh : roleEn).waitFor()
  await person.look('company-trail-links')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill(lang === 'zh' ? '录入专员' : 'Typist')
  await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 1)
  await page.getByRole('searchbox').fill('')
  // Who did it and which element was changed are chosen, not typed.
  await page.getByLabel(trailActor.label[lang], { exact: true }).selectOption('Journey Admin')
  await made.waitFor()
  await page.getByRole('button', { name: t('forms.elements.label'), exact: true }).click()
  await page.getByRole('combobox', { name: t('forms.elements.label') }).fill('C.3.2')
  await page.getByRole('option').filter({ hasText: 'C.3.2' }).first().click()
  await page.getByText(t('admin.none')).waitFor()
  await person.look('company-trail-element')
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A company from nothing to its first case (${lang})`, () => {
    test('the platform, the company and the project each set up their part; case entry makes a case with the right number; another company sees nothing of it', async ({
      assert,
    }) => {
      const { company, manager, entry, project, prefix, sponsor } = told[lang]
      const { platform, administrator } = await makeCompany(lang, {
        ...{ name: company, type: 2, maxProjects: 3 },
        username: `${lang === 'zh' ? 'dengta' : 'beacon'}.admin`,
      })
      await setUp(administrator)
      await administrator.page.goto('/admin')
      await administrator.settled()
      await administrator.look('company-set-up')
      await readTrail(administrator)
      await platform.page.goto('/admin/user/list')
      await platform.row('Journey Admin', company).waitFor()
      await platform.look('administrators')
      const projectAdmin = await configureCoding(lang)

      const typist = await arriveFirst(lang, entry)
      const { page } = typist
      await typist.enter(project, 0)
      await typist.settled()
      const menu = page.getByRole('navigation').first().getByRole('link')
      const entries = (await menu.allInnerTexts()).map((text) => text.trim())
      assert.deepEqual(
        entries,
        lang === 'zh'
          ? ['首页', '待办任务', '节点看板', '解锁申请', '案例', '高级检索']
          : ['Home', 'Tasks', 'Workflow board', 'Unlock requests', 'Cases', 'Advanced search'],
        'the permitted menu and no more'
      )
      await typist.button('cases:create.open').first().click()
      await typist.field('C.1.3').fill('1')
      await typist.field('C.1.3').press('Enter')
      await typist.field('C.1.4').fill('2026-03-02')
      await typist.button('cases:create.act').click()
      await page.waitForURL('**/pages/case_identification?*')
      const caseNo = `${prefix}000001`
      await page.getByRole('heading', { name: caseNo, level: 1 }).waitFor()
      await typist.look('company-first-case')
      const caseId = /\/cases\/([0-9a-f-]{36})/.exec(page.url())![1]!

      const stranger = await Person.arrive(lang, { expectErrors: /404/ })
      await stranger.signIn('company')
      await stranger.page.waitForURL('**/project-select')
      await stranger.text('Demo project PH-302 Phase III').first().waitFor()
      assert.equal(await stranger.page.getByText(project).count(), 0, 'no project of others')
      await stranger.enter('PH302', 0)
      await stranger.page.getByRole('searchbox').fill(caseNo)
      await stranger.page.waitForURL((url) => url.searchParams.get('text') === caseNo)
      await stranger.settled()
      await stranger.look('company-nothing-found')
      assert.equal(await stranger.page.getByRole('link', { name: caseNo }).count(), 0)
      await stranger.page.goto(`/cases/${caseId}`)
      await stranger.text('refused.title').waitFor()
      await stranger.look('company-stranger')
      for (const list of ['users', 'projects', 'roles', 'access-review']) {
        const answer = await stranger.page.request.get(`/api/admin/${list}`)
        const text = await answer.text()
        const theirs = [manager, entry, project, sponsor].filter((word) => text.includes(word))
        assert.deepEqual(theirs, [], list)
      }
      const everybody = [platform, administrator, projectAdmin, typist, stranger]
      const faults = everybody.flatMap((each) => each.faults)
      assert.deepEqual(faults, [], 'what axe-core calls serious')
    })
  })
}
