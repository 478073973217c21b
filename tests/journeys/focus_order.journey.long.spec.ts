// needs: cases
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import type { Page } from 'playwright'

import { compareElementIds } from '#kernel/case/content/element_id'
import { parsePath } from '#kernel/case/content/element_path'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { Person } from '#tests/journeys/kit/person'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue).filter(({ sections }) => sections.length > 0)
/** A demonstration case with events, drugs and assessments. */
const CASE = 'PH302-000016'
const MOST_STOPS = 300

interface Stop {
  path: string | null
  isVisible: boolean
}

/** In the browser: the field that has the cursor, and whether one sees that it has it. */
function stopAtCursor(): Stop | null {
  const here = document.activeElement
  if (!here?.closest('#work')) return null
  // It or a box around it shows the cursor; no further than the field.
  const around: Element[] = []
  for (let at: Element | null = here; at && at.id !== 'work'; at = at.parentElement) {
    around.push(at)
    if (at.matches('[data-path]') || at.parentElement?.matches('[data-path]')) break
  }
  const isVisible = around.some((place) => {
    const { outlineStyle, boxShadow } = getComputedStyle(place)
    return outlineStyle !== 'none' || boxShadow !== 'none'
  })
  return { path: here.closest<HTMLElement>('[data-path]')?.dataset.path ?? null, isVisible }
}

/** Opens a row in every group, so that every field stands on the screen. */
async function openAll(page: Page) {
  const empty = page.locator('#work [data-group]:not(:has([data-row])) [data-add]')
  while ((await empty.count()) > 0) await empty.first().click()
  const closed = page.locator('#work [data-row] [aria-expanded=false]:not([role])')
  while ((await closed.count()) > 0) {
    const table = closed.first().locator('xpath=ancestor::*[@data-group][1]')
    if ((await table.locator('[aria-expanded=true]:not([role])').count()) > 0) break
    await closed.first().click()
  }
}

/** Tab from the beginning of the page to its end. */
async function walk(page: Page): Promise<Stop[]> {
  await page.evaluate(() => document.getElementById('main')!.focus())
  const stops: Stop[] = []
  let hasBegun = false
  for (let step = 0; step < MOST_STOPS; step++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopAtCursor)
    if (stop) {
      hasBegun = true
      stops.push(stop)
    } else if (hasBegun) break
  }
  return stops
}

const keysOf = (path: string) => parsePath(path).map(({ key }) => key)
const isOfGuide = (path: string) => {
  const definition = catalogue.element(keysOf(path).at(-1)!)
  return definition !== undefined && !definition.profile
}

/** Fields in the order of the guide: the first step in which two ways part decides. */
function compareWays(a: string, b: string): number {
  const [left, right] = [keysOf(a), keysOf(b)]
  const parted = left.findIndex((key, index) => key !== right[index])
  return parted === -1 ? 0 : compareElementIds(left[parted], right[parted] ?? '')
}

async function checkPage(page: Page, name: string, assert: Assert) {
  const stops = await walk(page)
  const reached = [...new Set(stops.flatMap(({ path }) => (path ? [path] : [])))].filter(isOfGuide)
  assert.deepEqual(reached, reached.toSorted(compareWays), `order on ${name}`)
  const onScreen: string[] = await page
    .locator('#work [data-path]:has(input, textarea, select, [role=radio])')
    .evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.path!))
  assert.sameMembers(reached, onScreen.filter(isOfGuide), `what Tab reaches on ${name}`)
  const unseen = stops.filter(({ isVisible }) => !isVisible).map(({ path }) => path)
  assert.deepEqual(unseen, [], `where the cursor is not seen on ${name}`)
  return reached.length
}

test.group('Tab', () => {
  test('goes through the fields of every page in the order of the guide, reaches all and is seen', async ({
    assert,
  }) => {
    const person = await Person.arrive('en')
    const { page } = person
    await person.begin('entry')
    await person.openCase(CASE)
    const address = new URL(page.url()).pathname
    let fields = 0
    for (const { page: name } of pages) {
      await page.goto(`${address}/pages/${name}`)
      await person.save().waitFor()
      if (name === 'causality') {
        await page.getByRole('gridcell').first().press('Enter')
        await person.field('G.k.9.i.4').waitFor()
      }
      await openAll(page)
      fields += await checkPage(page, name, assert)
    }
    console.log(`  Tab: ${fields} fields on ${pages.length} pages`)
  })
})
