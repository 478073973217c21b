// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Presses Ctrl+K as soon as a page of a case is drawn, before anything else happens there. */
const pressOnceDrawn = ({ page }: Person) =>
  page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('#work input')) return
      watch.disconnect()
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true })
      )
    }).observe(document, { childList: true, subtree: true })
  })

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Places of a case (${lang})`, () => {
    test('Ctrl+K leads to an element by number and by name; rows are added and copied by keys', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase('PH302-000017')
      await person.editPage('adverse_events')
      const jump = async (text: string, hint: string) => {
        await page.keyboard.press('Control+k')
        await page.keyboard.type(text)
        await page.getByRole('option', { name: hint }).first().waitFor()
        await person.look('places')
        await page.keyboard.press('Enter')
      }
      const isAt = (end: string) =>
        page.waitForFunction(
          (path) =>
            document.activeElement
              ?.closest<HTMLElement>('[data-path]')
              ?.dataset.path?.endsWith(path),
          end
        )
      await jump('e.i.7', 'E.i.7')
      await isAt('.E_i_7')
      await jump('体重', 'D.3')
      await page.waitForURL('**/pages/patient*')
      await isAt('D_3')
      await jump('G.k.2.2', 'G.k.2.2')
      await page.waitForURL('**/pages/drug*')
      await isAt('.G_k_2_2')
      const name = person.field('G.k.2.2')
      await page.keyboard.press('Alt+n')
      await isAt('.G_k_1')
      await name.fill('Demonew')
      await page.keyboard.press('Alt+d')
      const rows = page.getByRole('button', { name: /Demonew/ })
      await rows.nth(1).waitFor()
      assert.equal(await name.inputValue(), 'Demonew')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('Ctrl+K leads to places of a case that is read, and to the acts of a page', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase('PH302-000017')
      const jump = (text: string) => person.runFromPalette(text)
      const isAt = (path: string) =>
        page.waitForFunction(
          (end) => (document.activeElement as HTMLElement).dataset.path?.endsWith(end),
          path
        )
      await jump('E.i.7')
      await isAt('.E_i_7')
      await person.look('place-read')
      // An element that is empty comes into sight with the other empty ones.
      await jump('C.5.2')
      await isAt('C_5_2')
      await person.editPage('adverse_events')
      await jump(t('forms.add_to', { group: 'E.i' }).split('E.i')[0].trim() + ' E.i')
      await page.waitForFunction(() =>
        document.activeElement
          ?.closest<HTMLElement>('[data-path]')
          ?.dataset.path?.endsWith('.E_i_1_1a')
      )
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('outside of a case Ctrl+K tells of an element, names the cases seen last, and says what it searches', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase('PH302-000017')
      await person.begin('entry')
      await person.typeInPalette('')
      await page.getByRole('option', { name: 'PH302-000017' }).waitFor()
      await page.getByText(t('cases:palette.recent')).waitFor()
      await page.getByText(t('cases:palette.cases', { project: 'PH302' })).waitFor()
      await person.look('palette-recent')
      // One that was not seen before is found by its number.
      await page.keyboard.type('PH302-000012')
      await page.getByRole('option', { name: 'PH302-000012' }).waitFor()
      await person.palette().fill('')
      await page.keyboard.type('g.k.4.r.2')
      await page.getByRole('option', { name: 'G.k.4.r.2' }).first().waitFor()
      await page.keyboard.press('Enter')
      const help = page.getByRole('dialog', { name: `G.k.4.r.2 ${t('forms.help.title')}` })
      await help.getByText('B.4.k.5.4', { exact: true }).waitFor()
      await help.getByText(t('forms.help.example'), { exact: true }).waitFor()
      await person.look('element-asked')
      await page.keyboard.press('Enter')
      await help.waitFor({ state: 'detached' })
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('F1 in a field tells meaning, codes, rules, the number in E2B(R2) and an example', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase('PH302-000017')
      await person.editPage('case_identification')
      const helpOf = async (id: string) => {
        await person.field(id).first().press('F1')
        const help = page.getByRole('dialog', { name: `${id} ${t('forms.help.title')}` })
        await help.getByText(t('forms.help.conformance'), { exact: true }).waitFor()
        return help
      }
      const type = await helpOf('C.1.3')
      await type.getByRole('listitem').filter({ hasText: /^1 / }).waitFor()
      await type.getByText('A.1.4', { exact: true }).waitFor()
      await person.look('help-codes')
      await page.keyboard.press('Escape')
      const newest = await helpOf('C.1.5')
      await newest.getByText('DATE-06').waitFor()
      await newest.getByText('2026-11-18', { exact: true }).waitFor()
      await person.look('help-rules')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the palette keeps the cursor when it was opened while a page was on its way', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase('PH302-000017')
      await person.editPage('adverse_events')
      await pressOnceDrawn(person)
      await page.reload()
      await person.palette().waitFor()
      await person.settled()
      await page.keyboard.type('D.3')
      assert.equal(await person.palette().inputValue(), 'D.3')
    })
  })
}
