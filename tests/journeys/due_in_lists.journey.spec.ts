// needs: deadlines
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Due dates in lists (${lang})`, () => {
    test('one that cannot be said says so in the list of cases, and opens what is missing', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 800 } })
      const { page, t } = person
      await person.begin('entry', 'PH900')
      // Others may have made cases that stand before it.
      await page.goto('/center/case?deadline=unknown')
      const cell = page.locator('tbody').getByText(t('deadlines:no_date'), { exact: true }).first()
      await cell.click()
      const [before] = t('deadlines:sentence.unsayable', { destination: '|' }).split('|')
      await page.getByText(before!.trim()).first().waitFor()
      await person.look('due-missing')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('those that could not be loaded say so in the list of tasks, and are loaded when one is asked again', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { expectErrors: /502/ })
      const { page, t } = person
      await person.enterAs('entry', 'PH900')
      const call = '**/api/deadlines/first*'
      await page.route(call, (route) => route.fulfill({ status: 502, body: '' }))
      await page.goto('/user_home/home_process')
      const failed = page.locator('tbody').getByText(t('deadlines:not_loaded'), { exact: true })
      await failed.first().waitFor()
      await person.look('due-not-loaded')
      await page.unroute(call)
      await failed.first().click()
      await page.locator('tbody [data-due]').first().waitFor()
      assert.equal(await failed.count(), 0)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })

  test.group(`The menu (${lang})`, () => {
    test('shows the place at hand although it is further down than there is room', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 800 } })
      await person.enterAs('manager')
      await person.page.goto('/system/notice')
      const at = person.page.locator('[data-part=menu] [aria-current=page]')
      await at.waitFor()
      const { y, height } = (await at.boundingBox())!
      assert.isBelow(y + height, 800)
    })
  })
}
