import { test } from '@japa/runner'

import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

import { standardColumns } from '#plugins/cases/list/standard_columns'

/** As wide as the widest vertical scroll bar of a system. */
const SCROLL_BAR = 17
const SERIOUSNESS = ['death', 'life_threatening', 'congenital_anomaly', 'other_important']

/** Case numbers of the list in the order of the screen, once it shows what the address asks for. */
async function caseNumbers({ page, t }: Person): Promise<string[]> {
  const list = page.getByRole('region', { name: t('cases:list.title') })
  await list.locator('table:not([aria-busy=true])').waitFor()
  return list
    .getByRole('row')
    .getByRole('link', { name: /^PH302-\d+$/ })
    .allInnerTexts()
}

/** Head and filter of a column. */
const labelOf = (key: string, lang: 'zh' | 'en') =>
  standardColumns.find((column) => column.key === key)!.label[lang]

for (const lang of languagesOf(import.meta.url)) {
  test.group(`The case list (${lang})`, () => {
    test('is put in order by a click on a head, and the order stays over a reload', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      const newest = await caseNumbers(person)
      assert.lengthOf(newest, 20)
      const head = page.getByRole('columnheader', { name: labelOf('caseNo', lang) })
      await head.getByRole('button').click()
      await page.waitForURL('**/cases?sort=caseNo')
      await person.settled()
      const ascending = await caseNumbers(person)
      assert.deepEqual(ascending, [...ascending].sort())
      assert.equal(await head.getAttribute('aria-sort'), 'ascending')
      await page.reload()
      assert.deepEqual(await caseNumbers(person), ascending)
      await head.getByRole('button').click()
      await page.waitForURL('**/cases?sort=-caseNo')
      await person.settled()
      const descending = await caseNumbers(person)
      assert.deepEqual(descending, [...descending].sort().reverse())
    })

    test('is filtered by what is chosen; the conditions are taken away again', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      const all = await caseNumbers(person)
      await page
        .getByRole('button', { name: labelOf('seriousness', lang) })
        .first()
        .click()
      await page.getByRole('menuitem', { name: t('cases:seriousness.hospitalisation') }).click()
      await page.waitForURL('**seriousness=hospitalisation')
      await person.settled()
      const some = await caseNumbers(person)
      assert.isAbove(some.length, 0)
      assert.isBelow(some.length, all.length)
      const tags = page.getByRole('cell', { name: t('cases:seriousness.hospitalisation') })
      assert.equal(await tags.count(), some.length)
      await person.look('list-filtered')
      const search = page.getByRole('searchbox', { name: t('cases:list.search_hint') })
      await search.fill('nothing starts like this')
      await person.text('cases:list.none_found').first().waitFor()
      await person.look('list-none-found')
      await person.button('cases:list.clear_all').click()
      await person.settled()
      assert.deepEqual(await caseNumbers(person), all)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('takes a period as a day, a month or a year, and says what is no date', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      const label = labelOf('firstReceived', lang)
      await page.getByRole('button', { name: label }).first().click()
      const from = page.getByLabel(`${label}: ${t('cases:list.from')}`)
      await from.fill('11/18/2026')
      await page.keyboard.press('Enter')
      await page.getByRole('alert').getByText(t('cases:list.period_fault.from')).waitFor()
      await person.look('list-period-fault')
      await from.fill('2020-3')
      await page.getByLabel(`${label}: ${t('cases:list.to')}`).fill('2029')
      await person.button('act.apply').click()
      await page.waitForURL('**receivedFrom=2020-03&receivedTo=2029')
      await page.getByRole('button', { name: label }).getByText('2020-03 – 2029').waitFor()
      await person.settled()
      assert.isAbove((await caseNumbers(person)).length, 0)
      await page.getByRole('button', { name: `${t('act.clear')}: ${label}` }).focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab') // only keys show the ring around what has the focus
      await person.look('list-period')
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('needs no second scroll bar at the smallest width, whatever the cases are', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1280, height: 800 } })
      const { t } = person
      await person.begin('review') // sees the acts at the end of each line, too
      await caseNumbers(person)
      await person.page.evaluate(() => document.fonts.ready.then(() => true))
      const list = person.page.getByRole('region', { name: person.t('cases:list.title') })
      const longest = {
        [labelOf('version', lang)]: [t('cases:version.nullification')],
        [labelOf('seriousness', lang)]: SERIOUSNESS.map((key) => t(`cases:seriousness.${key}`)),
      }
      const { room, cut } = await list.evaluate(async (region, texts) => {
        const table = region.querySelector('table')!
        const heads = [...table.querySelectorAll('th')].map((head) => head.textContent)
        const filled: HTMLElement[] = []
        for (const [head, words] of Object.entries(texts)) {
          for (const [at, word] of words.entries()) {
            const cell = table.tBodies[0]!.rows[at]!.cells[heads.indexOf(head)]!
            ;(cell.querySelector('span') ?? cell).textContent = word
            filled.push(cell)
          }
        }
        // What is written now may need letters of a font that are still on their way.
        await document.fonts.load('13px "Inter Variable"')
        await document.fonts.ready
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        const isCut = (cell: HTMLElement) => cell.scrollWidth > cell.clientWidth
        const least = Number.parseFloat(table.style.minWidth) // as its columns want it
        const long = [...filled, ...table.querySelectorAll('th')].filter(isCut)
        return { room: region.clientWidth - least, cut: long.map((each) => each.textContent) }
      }, longest)
      assert.isAtLeast(room, SCROLL_BAR, 'what is left of the width')
      assert.deepEqual(cut, [], 'words that have no room in their column')
    })

    test('shows the columns that somebody wants, as wide and in the order as they want, until they want the usual ones', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang, { viewport: { width: 1600, height: 900 } })
      const { page, t } = person
      await person.begin('entry')
      await caseNumbers(person)
      const heads = async () =>
        (await page.getByRole('columnheader').allInnerTexts()).map((head) => head.trim())
      const usual = await heads()
      const [country, status, type] = ['country', 'status', 'reportType'].map((key) =>
        labelOf(key, lang)
      ) as [string, string, string]
      await person.button('table.columns').click()
      const dialog = page.getByRole('dialog', { name: t('table.columns') })
      await dialog.getByRole('checkbox', { name: country }).uncheck()
      await dialog.getByRole('checkbox', { name: type }).check()
      await person.button('table.column.up', { label: status }).click()
      await person.button('table.column.wider', { label: status }).click()
      await person.look('list-columns')
      await page.keyboard.press('Escape')
      // What closes still lies over the list for a moment.
      await page.locator('.MuiPopover-root').waitFor({ state: 'detached' })
      const chosen = await heads()
      assert.notInclude(chosen, country)
      assert.include(chosen, type)
      const edge = page.getByRole('columnheader', { name: status }).locator('span').last()
      const box = (await edge.boundingBox())!
      const width = async () =>
        (await page.getByRole('columnheader', { name: status }).boundingBox())!.width
      const before = await width()
      await page.mouse.move(box.x + 4, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(box.x + 64, box.y + 10, { steps: 4 })
      const kept = page.waitForResponse((answer) => {
        const { columns = [] } = answer.request().postDataJSON() ?? {}
        return columns.some((each: { width?: number }) => each.width! > before + 50)
      })
      await page.mouse.up()
      await kept
      assert.approximately(await width(), before + 60, 3)
      await page.reload()
      await caseNumbers(person)
      assert.deepEqual(await heads(), chosen)
      assert.approximately(await width(), before + 60, 3)
      const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
      await person.button('table.columns').click()
      await person.button('table.usual').click()
      await forgotten
      await page.keyboard.press('Escape')
      await page.reload()
      await caseNumbers(person)
      assert.deepEqual(await heads(), usual)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('remembers how many rows a page has', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      const size = page.getByRole('combobox', { name: t('table.page_size') })
      await size.click()
      await page.getByRole('option', { name: t('table.per_page', { size: 50 }) }).click()
      await page.reload()
      await size.getByText(t('table.per_page', { size: 50 })).waitFor()
      assert.isAtLeast((await caseNumbers(person)).length, 20)
    })

    test('opens a case by Ctrl+K and its number, without the mouse', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('entry')
      const [caseNo] = (await caseNumbers(person)).slice(3)
      await page.keyboard.press('Control+k')
      await page.keyboard.type(caseNo)
      await page.getByRole('option', { name: caseNo }).waitFor()
      await person.look('palette')
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: caseNo }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })
  })
}
