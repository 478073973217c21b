import { test } from '@japa/runner'

import { arriveFirst, makeUser } from '#tests/journeys/kit/make_user'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** Each language makes a role and a user of its own. */
const told = {
  en: { zh: '英文审阅', en: 'Journey reader', username: 'journey.en', name: 'Jane Journey' },
  zh: { zh: '旅程审阅', en: 'Journey reviewer', username: 'journey.zh', name: '程旅' },
} as const

/** The administrator of the company makes a role that may see cases, and nothing else. */
async function makeRole(person: Person, lang: Language) {
  const { page, t } = person
  await page.goto('/company/company_role/role')
  await person.look('roles-list')
  await person.button('admin.roles.new').click()
  // The heads of the list, which is still there for a moment, bear these names too.
  const box = (name: RegExp) => page.getByRole('textbox', { name })
  await box(/^(中文名称|Chinese name)/).fill(told[lang].zh)
  await box(/^(英文名称|English name)/).fill(told[lang].en)
  const see = lang === 'zh' ? '查看案例' : 'View cases'
  await page.getByRole('checkbox', { name: see, exact: true }).check()
  await person.look('role-new')
  await page.getByRole('button', { name: t('admin.save') }).click()
  await person.row(told[lang].zh, told[lang].en).waitFor()
}

/** Who administers the project sees its people, and what the role that they have permits. */
async function readRoles(lang: Language): Promise<Person> {
  const person = await Person.arrive(lang)
  await person.begin('manager')
  await person.page.goto('/system/user')
  await person.row(told[lang].name, told[lang][lang]).waitFor()
  await person.look('members')
  await person.link(person.t('kernel_server:screens.roles')).click()
  await person.row(told[lang][lang], lang === 'zh' ? '查看案例' : 'View cases', '1').waitFor()
  await person.look('project-roles')
  return person
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`People and roles (${lang})`, () => {
    test('a company administrator makes a role and a user with it, who sees only what the role permits', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      await person.signIn('company')
      await person.page.waitForURL((url) => url.pathname !== '/login')
      await makeRole(person, lang)
      const { name, username } = told[lang]
      await makeUser(person, { name, username, project: 'PH302', role: told[lang][lang] })
      await person.look('users-list')
      await person.page.goto('/company/company_role/auth')
      await person.page.getByRole('columnheader', { name: told[lang][lang] }).waitFor()
      await person.look('role-matrix')
      await person.page.goto('/company/user/review')
      await person.row(told[lang].name).waitFor()
      await person.look('access-review')

      const manager = await readRoles(lang)

      const reader = await arriveFirst(lang, username)
      await reader.enter('PH302', 0)
      await reader.settled()
      const menu = reader.page.getByRole('navigation').first()
      const entries = await menu.getByRole('link').allInnerTexts()
      assert.deepEqual(
        entries.map((text) => text.trim()),
        lang === 'zh'
          ? ['首页', '待办任务', '节点看板', '解锁申请', '案例', '高级检索']
          : ['Home', 'Tasks', 'Workflow board', 'Unlock requests', 'Cases', 'Advanced search']
      )
      await reader.look('reader-menu')
      for (const path of ['/admin/users', '/admin/roles', '/admin/members']) {
        const answer = await reader.page.request.get(`/api${path}`)
        assert.equal((await answer.json()).code, 1003, path)
      }
      assert.deepEqual(
        [...person.faults, ...manager.faults, ...reader.faults],
        [],
        'what axe-core calls serious'
      )
    })
  })
}
