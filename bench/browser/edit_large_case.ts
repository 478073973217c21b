import type { ApplicationService } from '@adonisjs/core/types'
import type { Page } from 'playwright'

import { Changes } from '#kernel/changes/changes'
import { FormSchemas } from '#kernel/forms/form_schemas'
import type { FormPage } from '#kernel/forms/page_layout'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseRecords } from '#plugins/cases/contract'
import { closeBrowser, openBrowser } from '#tests/browser/browser'
import { findChromium } from '#tests/browser/find_chromium'
import { signIn } from '#tests/browser/sign_in'

import { serveProduct } from '../acts/served_product.js'
import { percentiles, type Times } from '../measure.js'
import { largeCase } from './large_case.js'
import { PageClock } from './page_clock.js'

export interface BrowserTimes {
  /** Version of the Chromium that it was measured in. */
  readonly version: string
  /** From a key to the paint of what it typed. */
  readonly keystroke: Times
  /** From the click in the page tree to the paint of the page. */
  readonly pageOpen: Times
  /** The rules on the whole case after a change. */
  readonly findings: Times
  readonly keystrokeByPage: ReadonlyMap<string, Times>
  readonly pageOpenByPage: ReadonlyMap<string, Times>
}

/** Boxes of every kind of panel: short and long text, in rows and in rows of rows. */
const TYPED_IN: Readonly<Record<string, readonly string[]>> = {
  dm: ['D.1'],
  ae: ['E.i.1.2'],
  drug: ['G.k.2.2', 'G.k.4.r.8'],
  lb: ['F.r.2.1'],
  nr: ['H.1'],
}
const SENTENCE = 'Seen again after the second dose, then better. '
/** A fast typist: 10 keys in a second. */
const KEY_MS = 100
const ROUNDS = 4

/**
 * Works on a large case in a real browser, as a person does with mouse and keyboard. The client
 * must be built.
 * @returns null when there is no Chromium
 */
export async function editLargeCase(
  app: ApplicationService,
  root: URL,
  projectId: string
): Promise<BrowserTimes | null> {
  if ((await findChromium()) === null) return null
  const caseId = await asProject('PH302', 0, () => makeLargeCase(app))
  const { pages } = await app.container.make(FormSchemas)
  const product = await serveProduct(root)
  try {
    const browser = await openBrowser()
    const context = await browser.newContext({
      baseURL: product.address,
      viewport: { width: 1440, height: 900 },
      locale: 'en-GB',
    })
    const page = await context.newPage()
    const clock = await PageClock.set(page)
    await signIn(page, 'manager')
    await enter(page, projectId)
    const edited = pages.filter(({ sections }) => sections.length > 0)
    await page.goto(addressOf(caseId, edited[0]))
    const opened = await openPages(page, clock, edited)
    const typed = await typeOnPages(page, clock, caseId)
    return {
      version: browser.version(),
      keystroke: percentiles([...typed.keys.values()].flat()),
      pageOpen: percentiles([...opened.values()].flat()),
      findings: percentiles(typed.findings),
      keystrokeByPage: mapped(typed.keys, percentiles),
      pageOpenByPage: mapped(opened, percentiles),
    }
  } finally {
    await closeBrowser()
    await product.stop()
  }
}

async function makeLargeCase(app: ApplicationService): Promise<string> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
  const content = largeCase()
  const [{ id }] = await changes.recordMany((open) =>
    records.create(open, [{ act: 'case.created', content }])
  )
  return id
}

async function enter(page: Page, projectId: string) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')!.value
  const answer = await page.request.put('/api/proj/enter', {
    data: { projectId, environment: 0 },
    headers: { 'x-xsrf-token': decodeURIComponent(token) },
  })
  if (!answer.ok()) throw new Error(await answer.text())
}

/** Goes through all pages by the tree, some times over; the first round is to get warm. */
async function openPages(page: Page, clock: PageClock, pages: readonly FormPage[]) {
  const times = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { page: name } of [...pages.slice(1), pages[0]]) {
      const link = `nav a[href$="/pages/${name}"]`
      const arrived = `body:has(nav a[href$="/pages/${name}"][aria-current=page]) #work [data-path]`
      const time = await clock.untilShown(arrived, () => page.locator(link).click())
      if (round > 0) times.set(name, [...(times.get(name) ?? []), time])
      await page.waitForLoadState('networkidle')
    }
  }
  return times
}

async function typeOnPages(page: Page, clock: PageClock, caseId: string) {
  const keys = new Map<string, number[]>()
  const findings: number[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  for (const [name, elements] of Object.entries(TYPED_IN)) {
    await page.goto(addressOf(caseId, { page: name }))
    for (const element of elements) {
      const key = element.replaceAll('.', '_')
      await page.locator(`[data-path$="${key}"] :is(input, textarea)`).first().click()
      await clock.keys()
      await page.keyboard.type(SENTENCE, { delay: KEY_MS })
      await page.waitForTimeout(500)
      keys.set(element, await clock.keys())
      findings.push(...(await clock.findings()))
    }
  }
  return { keys, findings }
}

const addressOf = (caseId: string, { page }: { page: string }) => `/cases/${caseId}/pages/${page}`

const mapped = <Key, From, To>(map: ReadonlyMap<Key, From>, turn: (from: From) => To) =>
  new Map([...map].map(([key, value]) => [key, turn(value)]))
