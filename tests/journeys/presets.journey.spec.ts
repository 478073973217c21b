// needs: presets
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf, type Language } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000011', zh: 'PH302-000012' } as const
const senders = { en: 'Demo Pharma Ltd, Drug Safety', zh: '演示制药有限公司 药物警戒部' } as const
const products = { en: 'Demotinib 80 mg tablet', zh: '演示替尼片 80 mg' } as const
const made = (lang: Language) => `Journey ${lang}`

/** Opens the presets of the page at hand by key, those of senders from the palette; searches one. */
async function search(person: Person, kind: string, text: string) {
  if (kind === 'sender') await person.runFromPalette(person.t('presets:copy.open'))
  else await person.page.keyboard.press('Alt+p')
  const dialog = person.page.getByRole('dialog', { name: person.t(`presets:copy.title.${kind}`) })
  await dialog.getByRole('combobox').first().fill(text)
  await dialog.getByRole('option').first().getByText(text).first().waitFor()
  return dialog
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Presets (${lang})`, () => {
    test('are made, changed and deleted in the back office, with the fields of their page', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      await page.goto('/info/study/list')
      await person.look('presets-list')
      await person.button('presets:admin.new.study').click()
      await page.getByRole('textbox', { name: t('presets:keep.name') }).fill(made(lang))
      await person.field('C.5.3').fill('J-1')
      await person.look('presets-new')
      // Whoever leaves it so is asked, and finds it as it was.
      await person.button('act.back').click()
      await person.text('shell.unsaved').waitFor()
      await person.button('act.cancel').click()
      assert.equal(await person.field('C.5.3').inputValue(), 'J-1')
      await person.button('presets:admin.save').click()
      await person.row(made(lang), 'J-1').click()
      await person.field('C.5.3').waitFor()
      assert.equal(await person.field('C.5.3').inputValue(), 'J-1')
      await person.field('C.5.3').fill('J-2')
      await person.button('presets:admin.save').click()
      await person.row(made(lang), 'J-2').click()
      await person.field('C.5.3').waitFor()
      await person.button('presets:admin.remove').click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('presets:admin.remove') })
        .click()
      await page.waitForURL('**/info/study/list')
      await person.row('PH-302').waitFor()
      assert.equal(
        await page
          .getByRole('row')
          .filter({ hasText: made(lang) })
          .count(),
        0
      )
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('show what they would change, are copied, taken back, saved and read back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('sender')
      const name = person.field('C.3.2')
      await name.fill('Typed by hand')
      const dialog = await search(person, 'sender', senders[lang])
      const line = dialog.getByRole('row').filter({ hasText: 'C.3.2' })
      await line.getByText('Typed by hand').waitFor()
      await line.getByText(t('presets:preview.outcomes.stays')).waitFor()
      await dialog.getByRole('radio', { name: t('presets:copy.overwrite') }).check()
      await line.getByText(t('presets:preview.outcomes.overwritten')).waitFor()
      await person.look('presets-copy')
      await dialog.getByRole('combobox').first().press('Enter')
      await dialog.waitFor({ state: 'detached' })
      const holder = lang === 'zh' ? '演示制药有限公司' : 'Demo Pharma Ltd'
      assert.equal(await name.inputValue(), holder)
      await person.look('presets-copied')
      await person.button('act.undo').click()
      assert.equal(await name.inputValue(), 'Typed by hand')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.saved', { revision: 2 }).waitFor()
      await person.text('cases:edit.all_saved').waitFor()

      await page.locator('nav a[href$="/pages/drug"]').click()
      await page.waitForURL('**/pages/drug')
      await person.field('G.k.2.2').waitFor()
      const first = await person.field('G.k.2.2').inputValue()
      const drugs = await search(person, 'product', products[lang])
      await drugs.getByRole('combobox', { name: t('presets:copy.into') }).click()
      await page.getByRole('option', { name: t('presets:copy.new_row') }).click()
      await person.look('presets-product')
      await drugs.getByRole('button', { name: /\d/ }).last().click()
      await page.waitForFunction(
        (words) => [...document.querySelectorAll('input')].some(({ value }) => value === words),
        products[lang]
      )
      await drugs.waitFor({ state: 'detached' })
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').first().waitFor()
      await page.reload()
      await page.getByRole('button', { name: products[lang] }).first().click()
      assert.equal(await person.field('G.k.2.2').inputValue(), products[lang])
      assert.equal(
        await person.field('G.k.3.3').inputValue(),
        lang === 'zh' ? '演示制药有限公司' : 'Demo Pharma Ltd'
      )
      assert.notEqual(first, products[lang])
      assert.equal(await person.button('presets:keep.open').count(), 0, 'may not keep any')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('are kept from a page by those who may, without what belongs to the case', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      await person.openCase(cases[lang])
      await person.editPage('reporter')
      await person.button('presets:keep.open').click()
      const dialog = page.getByRole('dialog', { name: t('presets:keep.title.reporter') })
      await dialog.getByLabel(t('presets:keep.name')).fill(made(lang))
      assert.equal(await dialog.getByText('C.2.r.5').count(), 0)
      await person.look('presets-keep')
      await dialog.getByRole('button', { name: t('presets:keep.act') }).click()
      await person.text('presets:keep.done', { name: made(lang) }).waitFor()
      await dialog.waitFor({ state: 'detached' })
      await person.button('presets:keep.open').click()
      await dialog.getByLabel(t('presets:keep.name')).fill(made(lang))
      await dialog.getByRole('button', { name: t('presets:keep.act') }).click()
      await dialog.getByRole('alert').waitFor()
      await dialog.getByRole('button', { name: t('act.cancel') }).click()
      await dialog.waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')

      const entering = await Person.arrive(lang)
      await entering.begin('entry')
      await entering.openCase(cases[lang])
      await entering.editPage('reporter')
      const found = await search(entering, 'reporter', made(lang))
      await found.getByRole('option').first().waitFor()
      assert.deepEqual(entering.faults, [], 'what axe-core calls serious')
    })
  })
}
