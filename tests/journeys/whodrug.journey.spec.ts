// needs: drugs
import { test } from '@japa/runner'

import { makeZip } from '#tests/files/make_zip'
import { inventedTexts } from '#tests/drugs/invented_release'
import { settleRelease } from '#tests/journeys/kit/dictionary'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Newer than that of the demonstration, and one for each language of the journey. */
const VERSION = { en: '2026-08', zh: '2026-09' } as const
const BRAND = 'DEMO-10000001'
const SUBSTANCE = 'Xelaademine'

for (const lang of languagesOf(import.meta.url)) {
  test.group(`WHODrug (${lang})`, () => {
    test('the platform loads a release, sees what is wrong with one, approves and activates it; a drug of a case is filled from it', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.signIn('platform')
      await page.waitForURL((url) => url.pathname !== '/login')
      const texts = inventedTexts('C3', 200)
      const dialog = page.getByRole('dialog')
      const load = async (zip: Buffer) => {
        await page.goto('/admin/dictionary/release')
        await person.button('drugs:whodrug.load').click()
        await dialog.getByText('ING.txt', { exact: false }).waitFor()
        const box = dialog.getByRole('textbox', { name: t('drugs:whodrug.version') })
        await box.fill('2026')
        await dialog.getByText(t('drugs:whodrug.version_wrong')).waitFor()
        assert.isTrue(await person.button('drugs:whodrug.send').isDisabled())
        await person.look('whodrug-dialog')
        await box.fill(VERSION[lang])
        const chooser = page.waitForEvent('filechooser')
        await dialog.getByRole('button', { name: t('drugs:whodrug.zip') }).click()
        await (
          await chooser
        ).setFiles({ name: 'whodrug.zip', mimeType: 'application/zip', buffer: zip })
        await dialog.getByText('whodrug.zip').waitFor()
        await person.button('drugs:whodrug.send').click()
        await page.waitForURL('**/admin/dictionary/load/*')
      }
      await load(
        await makeZip({ ...texts, 'ING.txt': texts['ING.txt']!.replace('S0001', 'S9999') })
      )
      await person.text('coding:loads.refused').waitFor()
      await page.getByText(/S9999/).first().waitFor()
      await person.look('whodrug-refused')
      await load(await makeZip(texts))
      await person.text('coding:loads.open_release').click()
      await settleRelease(person, 'approve')
      await settleRelease(person, 'activate')
      await person.look('whodrug-release')
      await page.goto('/admin/dictionary/release')
      await person.row(`WHODrug`).first().waitFor()
      await person.look('releases')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')

      const coder = await Person.arrive(lang)
      await coder.begin('entry')
      await coder.openCase(lang === 'zh' ? 'PH302-000006' : 'PH302-000005')
      await coder.editPage('drug')
      await coder.field('G.k.2.2').first().focus()
      await coder.page.keyboard.press('Control+m')
      const search = coder.page.getByRole('dialog', { name: t('drugs:pick.title') })
      const words = search.getByRole('combobox', { name: t('drugs:pick.search') })
      await words.fill('zavaadme')
      await search.getByText(t('drugs:groups.fuzzy')).waitFor()
      await coder.look('find-drug-fuzzy')
      await words.fill(SUBSTANCE.slice(0, 8))
      await search.getByText(`WHODrug ${VERSION[lang]}`).first().waitFor()
      await coder.look('find-drug-whodrug')
      await words.fill(BRAND)
      await search.locator('[role=option]').nth(1).waitFor({ state: 'detached' })
      await search.getByText(BRAND).first().waitFor()
      await coder.page.keyboard.press('Enter')
      await search.waitFor({ state: 'detached' })
      assert.equal(await coder.field('G.k.3.1').first().inputValue(), BRAND)
      await coder.page.keyboard.press('Control+s')
      await coder.text('cases:edit.all_saved').waitFor()
      await coder.page.reload()
      assert.equal(await coder.field('G.k.3.1').first().inputValue(), BRAND)
      assert.match(await coder.field('G.k.DD.1').first().inputValue(), /WHODrug/)
      const version = coder.page.locator('input[aria-label^="G.k.DD.2a "]').first()
      assert.equal(await version.inputValue(), VERSION[lang])
      await coder.field('G.k.DD.2b').first().focus()
      await coder.look('drug-coded')
      await coder.field('G.k.DD.2b').first().fill('999999')
      await coder.page.keyboard.press('Control+s')
      await coder.text('cases:edit.all_saved').waitFor()
      await coder.finding('G.k.DD.2b').waitFor()
      // What only the server knows of a code is not forgotten while one goes on typing.
      await coder.field('G.k.3.3').first().fill('x'.repeat(61))
      await coder.finding('G.k.3.3').waitFor()
      assert.isTrue(await coder.finding('G.k.DD.2b').isVisible())
      assert.deepEqual(coder.faults, [], 'what axe-core calls serious')
    })
  })
}
