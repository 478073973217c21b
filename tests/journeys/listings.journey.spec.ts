// needs: listings, coding
import { readFileSync } from 'node:fs'

import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

import { readSheets } from '#plugins/listings/tests/read_xlsx'

/** The heads of the table, in their order. */
const heads = ({ page }: Person) => page.locator('[data-head]')

const headTexts = async (person: Person) =>
  (await heads(person).allInnerTexts()).map((text) => text.split('\n').at(-1)!.trim())

/** Rows have come for the design at hand. */
async function rowsOf({ page }: Person): Promise<number> {
  // What is asked for begins a moment after a change.
  await page.waitForTimeout(400)
  await page.locator('[aria-busy=false] > table').waitFor()
  return page.locator('tbody tr:not([data-group])').count()
}

const field = ({ page }: Person, number: string) =>
  page.locator('[data-field]').filter({ hasText: new RegExp(`\\s${number}$`) })

for (const lang of languagesOf(import.meta.url)) {
  test.group(`Line listings (${lang})`, () => {
    test('are designed by mouse and by keys, exported, and sent every Monday', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      const name = `${lang} ${Date.now()}`
      await person.begin('manager')
      await page.goto('/report/linelisting')
      await page.getByRole('heading', { level: 1, name: t('listings:title') }).waitFor()
      await person.row('CIOMS II').waitFor()
      await person.look('listings')
      await person.button('listings:new').click()
      await page.getByLabel(t('listings:name')).fill(name)
      await person.look('listings-new')
      await person.button('listings:create').click()
      await page.waitForURL('**/report/linelisting/*')
      assert.isAbove(await rowsOf(person), 0)

      // By keys: a field is found and added, its column is moved, and taken away.
      const search = page.getByPlaceholder(t('listings:search_fields'))
      await search.fill('E.i.7')
      await field(person, 'E\\.i\\.7').press('Enter')
      await search.fill('E.i.4')
      await field(person, 'E\\.i\\.4').press('Enter')
      assert.deepEqual((await headTexts(person)).slice(1), ['E.i.7', 'E.i.4'])
      await heads(person).nth(2).press('Alt+ArrowLeft')
      assert.deepEqual((await headTexts(person)).slice(1), ['E.i.4', 'E.i.7'])
      await heads(person).nth(2).press('Delete')
      assert.lengthOf(await headTexts(person), 2)
      await person.button('listings:undo').click()
      assert.lengthOf(await headTexts(person), 3)

      // By mouse: a field before the second column, and one among the filters.
      await search.fill('D.5')
      await field(person, 'D\\.5').dragTo(heads(person).nth(1))
      await heads(person).nth(1).filter({ hasText: 'D.5' }).waitFor()
      assert.deepEqual((await headTexts(person)).slice(1), ['D.5', 'E.i.4', 'E.i.7'])
      // Heads stand still once the new column has values.
      await page.locator('tbody tr:not([data-group])').first().locator('td').nth(3).waitFor()
      await heads(person).nth(3).dragTo(heads(person).nth(1))
      await heads(person).nth(1).filter({ hasText: 'E.i.7' }).waitFor()
      assert.deepEqual((await headTexts(person)).slice(1), ['E.i.7', 'D.5', 'E.i.4'])
      await person.button('listings:grain.event').first().click()
      const all = await rowsOf(person)
      await search.fill('E.i.4')
      await field(person, 'E\\.i\\.4').dragTo(
        page.getByRole('group', { name: t('listings:filters') })
      )
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(t('listings:value.from')).fill('2026-01')
      await dialog.getByLabel(t('listings:value.to'), { exact: true }).fill('2025')
      await dialog.getByText(t('listings:problem.backwards')).waitFor()
      await person.look('listings-condition')
      await dialog.getByLabel(t('listings:value.to'), { exact: true }).fill('2099')
      await dialog.getByRole('button', { name: t('listings:apply') }).click()
      assert.isAtMost(await rowsOf(person), all)
      await person.look('listings-designed')

      // A column has titles of its own; one that is computed counts days.
      await heads(person).nth(1).click()
      await dialog.getByLabel(t('listings:shape.title_zh')).fill('结果')
      await dialog.getByText(t('listings:shape.both_titles')).waitFor()
      await dialog.getByLabel(t('listings:shape.title_en')).fill('Result')
      await person.look('listings-column')
      await dialog.getByRole('button', { name: t('listings:apply') }).click()
      await heads(person)
        .filter({ hasText: lang === 'zh' ? '结果' : 'Result' })
        .waitFor()
      await person.button('listings:computed.new').click()
      for (const [label, element] of [
        ['listings:computed.from', 'G.k.4.r.4'],
        ['listings:computed.to', 'E.i.4'],
      ] as const) {
        await dialog.getByRole('combobox', { name: t(label) }).fill(element)
        await page.getByRole('listbox').getByRole('option').first().waitFor()
        await page.keyboard.press('Enter')
      }
      await person.look('listings-computed')
      await dialog.getByRole('button', { name: t('listings:computed.add') }).click()
      await rowsOf(person)
      await page.keyboard.press('Control+s')
      await page.getByText(t('listings:of_revision', { revision: 2 })).waitFor()

      await person.button('listings:files').click()
      await person.button('listings:file_as.xlsx').click()
      const file = page.getByRole('link', { name: `${name}.xlsx` })
      await file.waitFor()
      await person.look('listings-files')
      const [download] = await Promise.all([page.waitForEvent('download'), file.click()])
      const [sheet] = await readSheets(readFileSync(await download.path()))
      assert.lengthOf(sheet![0]!, 5)
      assert.isAbove(sheet!.length, 1)
      await page.keyboard.press('Escape')
      await person.button('listings:weekly.off').click()
      await dialog.getByLabel(t('listings:weekly.as')).selectOption('xlsx')
      await person.look('listings-weekly')
      await dialog.getByRole('button', { name: t('listings:apply') }).click()
      await person.button('listings:weekly.on').waitFor()

      // Shipped designs show many rows; a filter that nothing meets, none.
      await page.goto('/report/linelisting')
      await person.row('CIOMS II').getByRole('link').first().click()
      await page.waitForURL('**/report/linelisting/*')
      await rowsOf(person)
      await person.look('listings-many')
      await search.fill('C.1.4')
      await page
        .getByRole('button', {
          name: new RegExp(`^${t('listings:add_filter', { name: '.* C\\.1\\.4' })}$`),
        })
        .click()
      await dialog.getByLabel(t('listings:value.from')).fill('1901')
      await dialog.getByLabel(t('listings:value.to'), { exact: true }).fill('1902')
      await dialog.getByRole('button', { name: t('listings:apply') }).click()
      await person.text('listings:no_rows').first().waitFor()
      await person.look('listings-none')
      await person.button('listings:undo').click()
      await page.goto('/system/linelisting')
      await page.getByRole('heading', { level: 1, name: t('listings:templates') }).waitFor()
      await person.look('listings-templates')
      assert.deepEqual(person.faults, [])
    })
  })
}
