// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000018', zh: 'PH302-000020' } as const

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Causality and coded terms (${lang})`, () => {
    test('a pair of the matrix is opened, filled and saved by keys; looking makes none', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('ca')
      const cell = page.getByRole('grid').getByRole('row').last().getByRole('gridcell').first()
      await page.getByRole('gridcell').first().focus()
      await page.keyboard.press('Control+End')
      await page.keyboard.press('Home')
      assert.equal(await cell.innerText(), '')
      await page.keyboard.press('Enter')
      await person.field('G.k.9.i.4').waitFor()
      await person.text('cases:edit.all_saved').waitFor()
      await person.look('causality')
      await page.keyboard.press('F6')
      await page.keyboard.press('F6')
      await page.keyboard.type('3')
      await person.field('G.k.9.i.4').focus()
      await page.keyboard.type(lang === 'zh' ? 'ss' : 'Yes - yes')
      await page.keyboard.press('Enter')
      assert.match(await person.field('G.k.9.i.4').inputValue(), /^1 · /)
      await page.keyboard.press('Escape')
      assert.isTrue(await cell.evaluate((place) => place === document.activeElement))
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()
      await page.reload()
      assert.include(await cell.innerText(), lang === 'zh' ? '是-是' : 'Yes - yes')
      await cell.click()
      await person.button('forms.delete_pair').click()
      assert.equal(await cell.innerText(), '')
      await person.button('act.undo').click()
      assert.include(await cell.innerText(), '3')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
      await person.text('cases:edit.all_saved').waitFor()
      await page.goto(page.url().replace('/pages/ca', ''))
      const terms = page.locator('#page-meddra')
      await terms.getByText(t('forms.terms.coded'), { exact: true }).first().waitFor()
      await terms.getByRole('link').first().click()
      await page.waitForURL('**/pages/ae*')
      await page.waitForFunction(
        () => document.activeElement?.closest('[data-path$=".E_i_2_1b"]') !== null
      )
    }).timeout(120_000)

    test('the number of an element tells what is known of it, and can be hidden', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('dm')
      await person.field('D.3').focus()
      await page.keyboard.press('F1')
      const help = page.getByRole('dialog', { name: /^D\.3 / })
      await help.waitFor()
      await person.look('help')
      await person.button('forms.help.hide_numbers').click()
      await page.keyboard.press('Escape')
      await help.waitFor({ state: 'detached' })
      assert.equal(await page.getByText('D.3', { exact: true }).count(), 1)
      await page.reload()
      await person.field('D.3').waitFor()
      assert.equal(await page.getByRole('button', { name: /^D\.3 / }).innerText(), '?')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    }).timeout(120_000)
  })
}
