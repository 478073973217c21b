// needs: drugs
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languages } from '#tests/journeys/kit/words'

const NAME = { en: 'Demo oral use', zh: '演示口服' } as const
/** What is typed of it: the beginning of its name, or the first letters of its pinyin. */
const TYPED = { en: 'demo oral', zh: 'yskf' } as const

for (const lang of languages) {
  test.group(`Code lists (${lang})`, () => {
    test('a route is found by name in its field, with its version; a code that the list lacks is not taken', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.enterAs('entry')
      await person.edit(lang === 'zh' ? 'PH302-000006' : 'PH302-000005', 'drug')
      await page
        .getByRole('row')
        .filter({ hasText: /mg|milligram|毫克/ })
        .last()
        .click()
      const route = person.field('G.k.4.r.10.2b').first()
      const type = async () => {
        await route.focus()
        await page.keyboard.press('Control+a')
        await page.keyboard.type(TYPED[lang])
        await page.getByRole('option').filter({ hasText: NAME[lang] }).waitFor()
      }
      const before = await route.inputValue()
      await type()
      await page.keyboard.press('Tab')
      assert.equal(await route.inputValue(), before, 'Tab guesses nothing')
      await type()
      await person.look('route-list')
      await page.keyboard.press('Enter')
      assert.equal(await route.inputValue(), 'ROA-99000001')
      await page.getByText(NAME[lang], { exact: true }).first().waitFor()
      const form = person.field('G.k.4.r.9.2b').first()
      await form.fill('PDF-99009999')
      await page.keyboard.press('Tab')
      await page.getByText(t('forms.refused', { text: 'PDF-99009999' })).waitFor()
      await person.look('route-refused')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      await page
        .getByRole('row')
        .filter({ hasText: /mg|milligram|毫克/ })
        .last()
        .click()
      assert.equal(await route.inputValue(), 'ROA-99000001')
      await person.look('route-taken')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
