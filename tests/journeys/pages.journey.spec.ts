// needs: cases
import { test } from '@japa/runner'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Each language works on a case of its own. */
const cases = { en: 'PH302-000005', zh: 'PH302-000006' } as const
const pages = FormSchemas.load().pages

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The pages of a case (${lang})`, () => {
    test('Ctrl+Enter goes from page to page and saves nothing, Ctrl+Shift+Enter leads back', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('case_identification')
      for (const { page: name, title } of pages.slice(1)) {
        await page.keyboard.press('Control+Enter')
        await page.waitForURL(`**/pages/${name}`)
        await page.waitForFunction(() => document.activeElement?.closest('#work'))
        const current = page.locator('nav [aria-current=page]').last()
        assert.equal(await current.getAttribute('title'), title[lang])
        await person.look(`page-${name}`)
      }
      assert.isTrue(await person.button('cases:edit.next_page').isDisabled())
      await page.keyboard.press('Control+Shift+Enter')
      await page.waitForURL(`**/pages/${pages.at(-2)!.page}`)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the pages of a new case, where nothing is filled, are as accessible', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.button('cases:create.open').waitFor()
      await page.keyboard.press('Alt+n')
      await person.field('C.1.3').fill('1')
      await person.field('C.1.3').press('Enter')
      await person.field('C.1.4').fill('20260304')
      await person.field('C.2.r.3').fill('FR')
      await person.field('C.2.r.3').press('Enter')
      await page.keyboard.press('Control+Enter')
      for (const { page: name } of pages) {
        await page.waitForURL(new RegExp(`/pages/${name}([?]|$)`))
        await page.waitForFunction(() => document.activeElement?.closest('#work'))
        await person.look(`empty-${name}`)
        await page.keyboard.press('Control+Enter')
      }
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('all keys stand in one overview, those of the screen first, which Ctrl+/ opens and Esc closes', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('patient')
      await person.field('D.1').focus()
      await page.keyboard.press('Control+/')
      const overview = page.getByRole('dialog', { name: t('keys.title') })
      const part = (name: string) => overview.getByRole('region', { name: t(name), exact: true })
      for (const key of ['cases:keys.previous_page', 'forms.keys.undo', 'keys.palette'])
        await part('keys.here').getByText(t(key)).waitFor()
      await part('keys.elsewhere').getByText(t('cases:keys.select')).waitFor()
      await person.look('keys')
      await page.keyboard.press('Escape')
      await overview.waitFor({ state: 'detached' })
      await page.keyboard.press('?')
      assert.equal(await overview.count(), 0, 'a question mark in a text is typed')
      await person.button('cases:edit.discard').click()
      await person.save().focus()
      await page.keyboard.press('?')
      await overview.waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('Ctrl+Enter asks when something is not saved, and the page tree marks it', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await person.openCase(cases[lang])
      await person.editPage('patient')
      const patient = page.locator('nav [aria-current=page]').last()
      const mark = (key: string) => patient.getByRole('img', { name: t(key) })
      assert.equal(await mark('cases:edit.unsaved_mark').count(), 0)
      await person.field('D.1').fill('NOT SAVED')
      await mark('cases:edit.unsaved_mark').waitFor()
      await page.keyboard.press('Control+Enter')
      const dialog = page.getByRole('dialog').filter({ hasText: t('shell.unsaved') })
      await dialog.getByRole('button', { name: t('act.cancel') }).click()
      assert.equal(await person.field('D.1').inputValue(), 'NOT SAVED')
      await dialog.waitFor({ state: 'detached' })
      // A page with an error is not complete.
      await person.field('D.1').fill('X'.repeat(61))
      await patient.getByRole('img', { name: t('cases:tree.errors', { count: 1 }) }).waitFor()
      assert.equal(await mark('cases:tree.complete').count(), 0)
      await page.keyboard.press('Control+Enter')
      await dialog.getByRole('button', { name: t('act.leave'), exact: true }).click()
      await page.waitForURL('**/pages/medical_history')
      await page.getByRole('link', { name: 'dm', exact: false }).first().click()
      await page.waitForURL('**/pages/patient')
      assert.notInclude(await person.field('D.1').inputValue(), 'X')
    })

    test('the overview of coded terms leads to the field of each', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      await person.openFromList(cases[lang])
      await page.getByRole('link', { name: 'MedDRA' }).click()
      await page.waitForURL('**/pages/meddra')
      const terms = page.locator('#page-meddra').getByRole('link')
      await terms.first().waitFor()
      await person.look('page-meddra')
      assert.equal(await person.save().count(), 0)
      await terms.last().click()
      await page.waitForURL(/pages\/(?!meddra)\w+#/)
      const place = decodeURIComponent(new URL(page.url()).hash.slice(1))
      await page.waitForFunction(
        (path) =>
          document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path === path,
        place
      )
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
