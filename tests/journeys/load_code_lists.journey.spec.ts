// needs: drugs
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

const LINES = ['code,en,zh,class,status,version', 'L98,Demo group,演示组,,,', 'L98Z,Demo,演示,,,']

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
