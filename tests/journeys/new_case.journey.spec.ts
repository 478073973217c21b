// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`A new case (${lang})`, () => {
    test('is begun from the list with the keyboard and opens on case identification', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.button('cases:create.open').click()
      const dialog = page.getByRole('dialog', { name: t('cases:create.title') })
      const create = dialog.getByRole('button', { name: t('cases:create.act') })
      await person.field('C.1.3').waitFor()
      assert.isTrue(await create.isDisabled())
      await person.look('new-case')
      await person.field('C.1.3').fill('1')
      await person.field('C.1.3').press('Enter')
      await person.field('C.1.4').fill('20260304')
      await person.field('C.2.r.3').fill('FR')
      await person.field('C.2.r.3').press('Enter')
      await create.press('Enter')
      await page.waitForURL('**/pages/ci?*')
      assert.equal(await person.field('C.1.4').inputValue(), '2026-03-04')
      assert.match(await person.field('C.1.3').inputValue(), /^1/)
      await person.text('cases:strip.revision', { revision: 1 }).first().waitFor()
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/rp')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    }).timeout(120_000)
  })

  test(`is offered to those only who may edit cases (${lang})`, async ({ assert }) => {
    const person = await Person.arrive(lang)
    await person.begin('customer')
    await person.page.getByRole('searchbox').waitFor()
    assert.equal(await person.button('cases:create.open').count(), 0)
  })
}
