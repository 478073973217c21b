// needs: cases
import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf, wordsOf } from '#tests/journeys/kit/words'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

/** Each language works on a case of its own; both have a follow-up. */
const cases = { en: 'PH302-000013', zh: 'PH302-000002' } as const
const label = loadCatalogue().labelOf('D.3')

/** A place beside the form. */
const beside = ({ page }: Person, path: string) => page.locator(`[data-beside="${path}"]`)
const panel = ({ page, t }: Person) =>
  page.getByRole('complementary', { name: t('cases:beside.title') })
const tab = (person: Person, view: string) =>
  panel(person).getByRole('tab', { name: person.t(`cases:beside.view.${view}`) })

/** Opens a page of the case to edit it, with an earlier state beside it. */
async function arrive(lang: 'en' | 'zh', page: string): Promise<Person> {
  const person = await Person.arrive(lang, { viewport: { width: 1280, height: 900 } })
  await person.enterAs('entry')
  await person.edit(cases[lang], page)
  await person.page.keyboard.press('Alt+b')
  await panel(person).getByRole('status').first().waitFor()
  return person
}

for (const lang of languagesOf(import.meta.url)) {
  const other = lang === 'zh' ? 'en' : 'zh'

  test.group(`Beside the form (${lang})`, () => {
    test('an earlier revision follows the cursor, marks what differs and is taken over', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'patient')
      const { page, t } = person
      const before = await person.field('D.3').inputValue()
      await person.field('D.3').fill('99')
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()

      // The revision before the save stands beside the form, and says what was there.
      const weight = beside(person, 'D_3')
      await weight.and(page.locator('[data-differs=true]')).waitFor()
      await weight.and(page.locator('[data-here=true]')).waitFor()
      assert.include(await weight.innerText(), before || '—')
      await panel(person)
        .getByText(t('cases:beside.differences', { count: 1 }))
        .waitFor()
      await person.look('beside-revision')

      await page.keyboard.press('Alt+t')
      await weight.and(page.locator('[data-differs=false]')).waitFor({ state: 'attached' })
      assert.equal(await person.field('D.3').inputValue(), before)
      await person.text('cases:edit.unsaved', { count: 1 }).waitFor()
      await panel(person)
        .getByRole('button', { name: t('act.undo') })
        .click()
      assert.equal(await person.field('D.3').inputValue(), '99')
      await weight.getByRole('button', { name: t('cases:beside.take') }).click()
      await page.waitForFunction(
        () => document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset.path === 'D_3'
      )
      assert.equal(await person.field('D.3').inputValue(), before)
      await page.keyboard.press('Control+s')
      await person.text('cases:edit.all_saved').waitFor()

      // The next page brings its own part of that revision.
      await page.keyboard.press('Control+Enter')
      await page.waitForURL('**/pages/medical_history')
      await panel(person).getByText(t('cases:beside.same')).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('a row that was deleted is taken over again, in its place and as the same row', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'adverse_events')
      const { page, t } = person
      const place = page.locator('#work [data-path="E_i"]')
      await place
        .getByRole('button', { name: t('forms.delete_row') })
        .first()
        .click()
      const lost = panel(person).locator('[data-missing=true]')
      await lost.waitFor()
      await person.look('beside-row')
      const take = lost.getByRole('button', { name: t('cases:beside.take') })
      if (!(await take.isVisible())) await lost.getByRole('button').first().click()
      await take.click()
      await lost.waitFor({ state: 'detached' })
      // The very same row in the very same place: nothing is left to be saved.
      await person.text('cases:edit.all_saved').waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('another version shows what it said, word by word where the form says more', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'narrative')
      const { page, t } = person
      await tab(person, 'version').click()
      const choice = panel(person).getByRole('combobox', { name: t('cases:history.version') })
      const first = choice.getByRole('option', { name: new RegExp(`^${t('cases:version.first')}`) })
      await choice.selectOption((await first.getAttribute('value'))!)
      const narrative = beside(person, 'H_1')
      await narrative.and(page.locator('[data-differs=true]')).waitFor()
      const shown = (await narrative.innerText()).replaceAll(/\s/g, '')
      const now = (await person.field('H.1').inputValue()).replaceAll(/\s/g, '')
      assert.isTrue(now.length > 100 && shown.includes(now.slice(0, 60)))
      await person.look('beside-version')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('the other language names the same elements and codes; the form keeps its own', async ({
      assert,
    }) => {
      const person = await arrive(lang, 'patient')
      const { page } = person
      const words = await wordsOf(other)
      await tab(person, 'language').click()
      // What is typed stands there at once.
      await person.field('D.3').fill('77')
      await beside(person, 'D_3').filter({ hasText: '77' }).waitFor()
      assert.include(await beside(person, 'D_3').innerText(), label[other])
      assert.include(await page.locator('#work [data-path="D_3"]').innerText(), label[lang])
      assert.notEqual(words('cases:edit.save'), person.t('cases:edit.save'))
      await person.look('beside-language')
      await person.button('cases:edit.discard').click()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
