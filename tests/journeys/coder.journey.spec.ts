// needs: coding
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const NAME = { en: 'Demo dizziness', zh: '演示头晕' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A coder (${lang})`, () => {
    test('reads the dictionary without a case: by name and from the top down', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('medical')
      await page.goto('/coding')
      await person.button('coding:pick.read').click()
      const dialog = page.getByRole('dialog', { name: t('coding:pick.read') })
      await dialog.getByRole('combobox', { name: t('coding:pick.search') }).fill('90100004')
      await dialog.getByRole('heading', { name: NAME[lang] }).waitFor()
      await dialog.getByRole('combobox', { name: t('coding:pick.view') }).selectOption('soc')
      await dialog.getByRole('treeitem').first().waitFor()
      assert.equal(await dialog.getByRole('button', { name: t('coding:pick.take') }).count(), 0)
      await person.look('read-dictionary')
      await dialog.getByRole('button', { name: t('act.close') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

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
      await page.waitForURL('**/system/learned')
      await page.getByRole('heading', { name: t('coding:learned.title') }).waitFor()

      await page.goto('/system/coding')
      await page.getByRole('group', { name: t('configuration.state') }).waitFor()
      assert.equal(await person.button('configuration.confirm').count(), 0)
      await person.look('coder-settings')
      await page
        .locator('#main')
        .getByRole('link', { name: t('coding:synonyms.title') })
        .click()
      await page.waitForURL('**/system/synonym')
      await page.getByRole('heading', { name: t('coding:synonyms.title') }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
