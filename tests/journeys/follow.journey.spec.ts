import { test } from '@japa/runner'

import { makeProject } from '#tests/factories/make_project'
import { makeMembership, makeUser } from '#tests/factories/make_user'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Following projects (${lang})`, () => {
    test('hears every click, also while another one is on its way, and keeps the stars of other windows', async ({
      assert,
    }) => {
      const user = await makeUser()
      const { companyId, code } = user.project
      const [second, third] = [await makeProject({ companyId }), await makeProject({ companyId })]
      for (const project of [second, third]) await makeMembership(user, project, [])
      const person = await Person.arrive(lang)
      const { page, t } = person
      const star = (of: string, at = page) =>
        at.getByRole('button', { name: t('project.follow', { code: of }), exact: true })
      const isPressed = (of: string, pressed: boolean) =>
        page
          .getByRole('button', { name: t('project.follow', { code: of }), exact: true, pressed })
          .waitFor()
      await person.signIn(user.username, user.password)
      await page.waitForURL('**/project-select')
      await star(code).waitFor()

      const other = await page.context().newPage()
      await other.goto('/project-select')
      const kept = other.waitForResponse('**/api/proj/subscribe')
      await star(third.code, other).click()
      await star(third.code, other).and(other.locator('[aria-pressed=true]')).waitFor()
      // A window that is closed sends nothing more.
      await kept
      await other.close()

      // The first call is slow, so that the second click comes while it is on its way.
      const { promise: isClicked, resolve: letGo } = Promise.withResolvers<void>()
      const calls: object[] = []
      await page.route('**/api/proj/subscribe', async (route) => {
        calls.push(route.request().postDataJSON())
        await isClicked
        await route.continue()
      })
      await star(code).click()
      await star(second.code).click()
      letGo()
      for (const each of [code, second.code, third.code]) await isPressed(each, true)
      assert.deepEqual(calls, [{ add: [user.project.projectId] }, { add: [second.projectId] }])
      await person.look('followed')

      // Twice on one star is once there and once back; a page that is loaded again sends nothing more.
      await star(code).click()
      await star(code).click()
      const last = page.waitForResponse(
        (answer) =>
          answer.url().endsWith('/api/proj/subscribe') &&
          answer.request().postDataJSON()?.remove?.[0] === second.projectId
      )
      await star(second.code).click()
      await last
      await page.reload()
      await isPressed(code, true)
      await isPressed(second.code, false)
      await isPressed(third.code, true)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
