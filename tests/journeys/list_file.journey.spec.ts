// needs: cases
import { readFile } from 'node:fs/promises'

import { test } from '@japa/runner'
import { readXlsx } from 'hucre/xlsx'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

/** Lines of the list as the screen shows them, its head first. */
async function shownLines({ page, t }: Person): Promise<string[][]> {
  const list = page.getByRole('region', { name: t('cases:list.title') })
  await list.locator('table:not([aria-busy=true]) a').first().waitFor()
  return list.getByRole('row').evaluateAll((rows) =>
    // Before the first column stands the box that selects, behind the last what can be done.
    rows.map((row) =>
      [...row.children].slice(1, -1).map((cell) => {
        const text = cell.textContent!.trim()
        // Of a due date the file has the day, without how near it is; without a date it is empty.
        if (cell.querySelector('[data-due]')) return /^[\d-]{10}/.exec(text)?.[0] ?? ''
        // Of a day with its age, the whole moment is told by its title, as it stands in the file.
        return text.includes(' · ') ? cell.querySelector('time')!.title.split(' · ')[0]! : text
      })
    )
  )
}

/** Rows of the file that a person saves. */
async function saved(person: Person, kind: 'xlsx' | 'csv', at = 0): Promise<string[][]> {
  await person.button('cases:list.file').nth(at).click()
  const saving = person.page.waitForEvent('download')
  await person.page.getByRole('menuitem', { name: person.t(`cases:list.file_as.${kind}`) }).click()
  const download = await saving
  if (!download.suggestedFilename().endsWith(`cases.${kind}`)) throw new Error('Another name')
  const bytes = await readFile(await download.path())
  if (kind === 'csv') {
    const lines = String(bytes).replace('\ufeff', '').trimEnd().split('\r\n')
    return lines.map((line) => line.split(','))
  }
  const { sheets } = await readXlsx(bytes)
  return sheets[0]!.rows.map((row) => row.map((cell) => String(cell ?? '')))
}

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The list of cases as a file (${lang})`, () => {
    test('says what the screen does: its columns, conditions and order, or what is selected', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 2200, height: 1000 } })
      const { page, t } = person
      await person.begin('entry')
      await page.goto('/center/case?seriousness=hospitalisation&sort=subject')
      const shown = await shownLines(person)
      assert.isAbove(shown.length, 2)
      assert.deepEqual(await saved(person, 'xlsx'), shown)
      for (const line of shown.slice(1, 3)) {
        await person.row(line[0]!).getByRole('checkbox').check()
      }
      await person.text('cases:list.selected', { count: 2 }).waitFor()
      await person.look('list-selected-file')
      const numbers = (await saved(person, 'csv', 1)).map(([caseNo]) => caseNo)
      assert.deepEqual(
        numbers,
        shown.slice(0, 3).map(([caseNo]) => caseNo)
      )
      await person.button('cases:list.file').first().click()
      await page.getByRole('menuitem', { name: t('cases:list.file_as.csv') }).waitFor()
      await person.look('list-file-menu')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
