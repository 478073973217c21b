import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { asProject } from '#kernel/tenancy/as_project'
import { generatedCases } from '#tests/invented/cases/generated_cases'
import { Person } from '#tests/journeys/kit/person'
import { languagesOf } from '#tests/journeys/kit/words'

import { CaseLoader } from '#plugins/cases/contract'
import { listParts } from '#plugins/cases/list/list_parts'
import { standardColumns } from '#plugins/cases/list/standard_columns'

/** As wide as the widest vertical scroll bar of a system. */
const SCROLL_BAR = 17
/** Height of a row, with one line or two, in pixels: a long list is drawn by it. */
const ROW = 38

const criteria = standardColumns.find(({ key }) => key === 'seriousness')!.choices!

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
      await page.waitForURL('**/center/case?sort=caseNo')
      await person.settled()
      const ascending = await caseNumbers(person)
      assert.deepEqual(ascending, [...ascending].sort())
      assert.equal(await head.getAttribute('aria-sort'), 'ascending')
      await page.reload()
      assert.deepEqual(await caseNumbers(person), ascending)
      await head.getByRole('button').click()
      await page.waitForURL('**/center/case?sort=-caseNo')
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

    test('is gone through by keys: arrows, Home and End, Space selects, Enter opens', async ({
      assert,
    }) => {
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('manager')
      const numbers = await caseNumbers(person)
      const here = () => page.evaluate(() => document.activeElement?.textContent)
      await page.getByRole('region', { name: t('cases:list.title') }).focus()
      for (const [key, number] of [
        ['ArrowDown', numbers[0]],
        ['ArrowDown', numbers[1]],
        ['ArrowUp', numbers[0]],
        ['End', numbers.at(-1)],
        ['ArrowDown', numbers.at(-1)],
        ['Home', numbers[0]],
        ['ArrowDown', numbers[1]],
      ]) {
        await page.keyboard.press(key!)
        assert.equal(await here(), number, key)
      }
      await page.keyboard.press(' ')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press(' ')
      await person.text('cases:list.selected', { count: 2 }).waitFor()
      assert.isTrue(await person.row(numbers[1]!).getByRole('checkbox').isChecked())
      await person.look('list-selected')
      await page.keyboard.press(' ')
      await person.text('cases:list.selected', { count: 1 }).waitFor()
      await page.keyboard.press('Control+/')
      await page.getByRole('dialog').getByText(t('cases:keys.select')).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await page.getByRole('link', { name: numbers[2], exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { name: numbers[2] }).waitFor()
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('has rows selected over its pages, or all that it finds; another question begins anew', async ({
      assert,
    }) => {
      // More than a page has; nobody has them.
      const loader = await app.container.make(CaseLoader)
      await asProject('PH302', 0, () => loader.load(2, generatedCases('selected')))
      const person = await Person.arrive(lang)
      const { page, t } = person
      await person.begin('entry')
      await caseNumbers(person)
      const isSelected = (count: number) => person.text('cases:list.selected', { count }).waitFor()
      const all = page.getByRole('checkbox', { name: t('table.select_page') })
      await all.check()
      await isSelected(20)
      await person.button('table.next').click()
      await page.waitForURL('**page=2')
      await caseNumbers(person)
      assert.isFalse(await all.isChecked())
      await page
        .getByRole('checkbox', { name: t('table.select_row') })
        .first()
        .check()
      await isSelected(21)
      await person.button('table.previous').click()
      await page.waitForURL((url) => !url.searchParams.has('page'))
      await caseNumbers(person)
      assert.isTrue(await all.isChecked())
      const takeAll = t('cases:list.select_all', { count: 1 }).replace('1', '\\d+')
      await page.getByRole('button', { name: new RegExp(takeAll) }).click()
      assert.isTrue(await all.isChecked())
      await person.look('list-all-selected')
      await page
        .getByRole('checkbox', { name: t('table.select_row') })
        .first()
        .uncheck()
      assert.isFalse(await all.isChecked())
      await person.button('cases:list.person.none').click()
      await page.waitForURL('**owner=none')
      await person.button('table.columns').waitFor()
      await person.settled()
      const nobodys = await caseNumbers(person)
      assert.isAtLeast(nobodys.length, 2)
      await person.button('cases:list.person.me').click()
      await page.waitForURL('**owner=me')
      await person.settled()
      for (const number of await caseNumbers(person)) assert.notInclude(nobodys, number)
      assert.deepEqual(person.faults, [], 'what axe-core calls serious')
    })

    test('prints what is selected, each case on sheets of its own', async ({ assert }) => {
      const person = await Person.arrive(lang)
      const { page } = person
      await person.begin('manager')
      const [first, second] = await caseNumbers(person)
      for (const number of [first!, second!]) await person.row(number).getByRole('checkbox').check()
      const [paper] = await Promise.all([
        page.waitForEvent('popup'),
        person.button('cases:print.act').click(),
      ])
      const { pathname, search } = new URL(paper.url())
      await page.goto(pathname + search)
      for (const number of [first, second])
        await page.getByRole('heading', { name: number }).waitFor()
      assert.equal(await page.getByRole('article').count(), 2)
      await person.look('print-several')
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
        [labelOf('seriousness', lang)]: criteria.map(({ label }) => label[lang]),
      }
      const { room, cut, heights } = await list.evaluate(async (region, texts) => {
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
        const high = [...table.tBodies[0]!.rows].map((row) => row.offsetHeight)
        return {
          room: region.clientWidth - least,
          cut: long.map((each) => each.textContent),
          heights: [...new Set(high)],
        }
      }, longest)
      assert.isAtLeast(room, SCROLL_BAR, 'what is left of the width')
      assert.deepEqual(cut, [], 'words that have no room in their column')
      assert.deepEqual(heights, [ROW], 'rows whose label takes two lines are no higher')
      const heads = await person.page.getByRole('columnheader').allInnerTexts()
      const { columns } = await listParts()
      const standard = columns.filter(({ show }) => show === undefined)
      assert.includeMembers(
        heads.map((head) => head.trim()),
        standard.map(({ label, labelIn }) => (labelIn?.[1] ?? label)[lang])
      )
      await person.look('list')
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
      const moved = await heads()
      const [from, to] = [5, 2]
      const grip = (await page.getByRole('columnheader').nth(from).boundingBox())!
      const place = (await page.getByRole('columnheader').nth(to).boundingBox())!
      const press = async () => {
        await page.mouse.move(grip.x + 20, grip.y + 10)
        await page.mouse.down()
      }
      // What comes back to its place would be a click of its head.
      await press()
      await page.mouse.move(place.x + 4, place.y + 10, { steps: 4 })
      await page.mouse.move(grip.x + 20, grip.y + 10)
      await page.mouse.up()
      await press()
      await page.mouse.move(place.x + 4, place.y + 10, { steps: 4 })
      await person.look('list-head-dragged')
      await page.mouse.up()
      const chosen = await heads()
      moved.splice(to, 0, ...moved.splice(from, 1))
      assert.deepEqual(chosen, moved, 'a head stands where it was dragged to')
      assert.notInclude(page.url(), 'sort=', 'a drag is no click')
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
