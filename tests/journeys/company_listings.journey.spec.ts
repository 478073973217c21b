// needs: listings
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Line listings of the company (${lang})`, () => {
    test('are designed by its administrator and begun with in a project', async ({ assert }) => {
      const name = `House ${lang}`
      const company = await Person.arrive(lang)
      const { page, t } = company
      await company.signIn('company')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/company/template/line')
      await company.button('listings:new_template').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('listings:begin_with')).selectOption('cioms2')
      assert.match(await dialog.getByLabel(t('listings:name')).inputValue(), /CIOMS II/)
      await dialog.getByLabel(t('listings:name')).fill(name)
      await company.look('company-listing-new')
      await company.button('listings:create').click()
      await page.waitForURL('**/company/template/line/*')
      await company.text('listings:no_project').first().waitFor()
      const heads = page.locator('[data-head]')
      assert.equal(await heads.count(), 16)
      await heads.nth(15).press('Delete')
      await company.look('company-listing')
      await company.button('listings:save').click()
      await page.getByText(t('listings:of_revision', { revision: 2 })).waitFor()
      await page.goto('/company/template/line')
      await company.row(name).waitFor()
      await company.look('company-listings')
      assert.deepEqual(company.faults, [])

      const author = await Person.arrive(lang)
      await author.begin('manager')
      await author.page.goto('/report/linelisting')
      await author.button('listings:new').click()
      const asking = author.page.getByRole('dialog')
      await asking.getByLabel(t('listings:name')).fill(`${name} begun`)
      await asking.getByLabel(t('listings:begin_with')).selectOption({ label: name })
      await author.look('company-listing-offered')
      await author.button('listings:create').click()
      await author.page.waitForURL('**/report/linelisting/*')
      await author.page.locator('[data-head]').nth(14).waitFor()
      assert.equal(await author.page.locator('[data-head]').count(), 15)
      assert.deepEqual(author.faults, [])
    })
  })
}
