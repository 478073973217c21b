// needs: drugs
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languages, languagesOf } from '#tests/journeys/kit/words'

const NAME = { en: 'Demo oral use', zh: '演示口服' } as const
/** What is typed of it: the beginning of its name, or the first letters of its pinyin. */
const TYPED = { en: 'demo oral', zh: 'yskf' } as const
const LINES = ['code,en,zh,class,status,version', 'L98,Demo group,演示组,,,', 'L98Z,Demo,演示,,,']

for (const lang of languages) {
  test.group(`Code lists (${lang})`, () => {
    test('a route is found by name in its field, with its version; a code that the list lacks is not taken', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await person.editPage('drug')
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

/** What is not about words. */
for (const lang of languagesOf(import.meta.url)) {
  test.group(`Loading of code lists (${lang})`, () => {
    test('the platform loads a list, sees what is wrong with it first, takes it out of use and back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn('platform')
      await page.waitForURL((url) => url.pathname !== '/login')
      await page.goto('/admin/dictionary/standard')
      await person.row('EDQM').waitFor()
      await person.look('code-lists')
      await person.button('drugs:lists.load').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').selectOption('atc')
      await dialog.getByRole('textbox').fill(`J.${lang}`)
      const choose = async (lines: readonly string[]) => {
        const chooser = page.waitForEvent('filechooser')
        await dialog.getByRole('button', { name: t('drugs:lists.choose') }).click()
        const buffer = Buffer.from(lines.join('\n'))
        await (await chooser).setFiles({ name: 'atc.csv', mimeType: 'text/csv', buffer })
      }
      await choose([...LINES, 'E01,Demo,,,,', 'C98ZZ,Demo,,,,'])
      await dialog.getByText(t('drugs:lists.refused')).waitFor()
      await person.look('code-list-refused')
      assert.isTrue(await person.button('drugs:lists.put').isDisabled())
      await choose(LINES)
      await dialog.getByText(t('drugs:lists.found', { terms: 2 })).waitFor()
      await person.look('code-list-preview')
      await person.button('drugs:lists.put').click()
      await dialog.waitFor({ state: 'detached' })
      await person.row(`J.${lang}`).getByText(`J.${lang}`).click()
      for (const act of ['retire', 'use']) {
        const verb = t(`drugs:lists.acts.${act}.act`)
        await page.getByRole('button', { name: verb, exact: true }).click()
        await dialog.getByRole('button', { name: verb, exact: true }).click()
        await dialog.waitFor({ state: 'detached' })
      }
      await person.look('code-list')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
