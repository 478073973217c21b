// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const [one, two] = ['PH302-000007', 'PH302-000008']
const alreadyOpen = { en: 'This case is already open!', zh: '该案例已经打开！' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Open cases (${lang})`, () => {
    test('stand in tabs that survive a reload, tell a second opening and end with the session', async ({
      assert,
    }) => {
      // What a screen still asks while one signs out is refused.
      const person = await Person.arrive(lang, { expectErrors: /401/ })
      const { page, t } = person
      const tabs = page.getByRole('navigation', { name: t('cases:tabs.label') }).getByRole('link')
      await person.begin('entry')
      await person.openFromList(one)
      assert.include(page.url(), '/pages/case_identification')
      assert.deepEqual(await tabs.allInnerTexts(), [one])
      await page.locator('nav a[href$="/pages/patient"]').click()
      await page.waitForURL('**/pages/patient')
      await person.field('D.1').waitFor()

      await page.goto('/center/case')
      await person.openFromList(two)
      assert.deepEqual(await tabs.allInnerTexts(), [one, two])
      await person.look('tabs')
      await page.reload()
      await page.getByRole('heading', { name: two }).waitFor()
      assert.deepEqual(await tabs.allInnerTexts(), [one, two])
      assert.equal(await page.getByText(alreadyOpen[lang]).count(), 0)
      await tabs.first().click()
      await page.waitForURL('**/pages/patient')

      await page.goto('/center/case')
      await person.openFromList(two)
      await page.getByText(alreadyOpen[lang]).waitFor()
      assert.deepEqual(await tabs.allInnerTexts(), [one, two])

      await person.button('cases:tabs.close', { caseNo: two }).click()
      await page.getByRole('heading', { name: one }).waitFor()
      assert.deepEqual(await tabs.allInnerTexts(), [one])
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Tang Ke/ })
        .click()
      await page.getByRole('menuitem', { name: t('shell.log_out') }).click()
      await page.waitForURL('**/login')
      await person.begin('entry')
      await person.openFromList(two)
      assert.deepEqual(await tabs.allInnerTexts(), [two])
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
