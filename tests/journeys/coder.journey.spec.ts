import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languages } from '#tests/journeys/kit/words'

for (const lang of languages) {
  test.group(`A coder (${lang})`, () => {
    test('finds the synonyms where coding is done, types no longer text than is looked for, and is offered no act that is refused', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('medical')

      await page.goto('/coding')
      const box = page.getByRole('searchbox', { name: t('coding:review.search') })
      await box.fill('a'.repeat(99))
      await box.pressSequentially('bcd')
      assert.equal(await box.inputValue(), `${'a'.repeat(99)}b`)
      await page.getByText(t('coding:review.none_found')).waitFor()
      await person.look('coder-review')
      await person.link(t('coding:learned.title')).click()
      await page.waitForURL('**/admin/coding_learned')
      await page.getByRole('heading', { name: t('coding:learned.title') }).waitFor()

      await page.goto('/system/coding')
      await page.getByRole('group', { name: t('configuration.state') }).waitFor()
      assert.equal(await person.button('configuration.confirm').count(), 0)
      await person.look('coder-settings')
      await person.link(t('coding:synonyms.title')).click()
      await page.waitForURL('**/admin/coding_synonyms')
      await page.getByRole('heading', { name: t('coding:synonyms.title') }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    }).timeout(60_000)
  })
}
