import type { ApplicationService } from '@adonisjs/core/types'
import type { Page } from 'playwright'

import { Changes } from '#kernel/changes/changes'
import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'
import { toId } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { FormPage } from '#kernel/case/forms/page_layout'
import { asProject } from '#kernel/tenancy/as_project'
import { CaseRecords } from '#plugins/cases/contract'
import { closeBrowser, openBrowser } from '#tests/browser/browser'
import { findChromium } from '#tests/browser/find_chromium'
import { signIn } from '#tests/browser/sign_in'

import { serveProduct } from '../acts/served_product.js'
import { percentiles, type Times } from '../measure.js'
import { largeCase } from './large_case.js'
import { type LoadedScripts, loadedScripts } from './loaded_scripts.js'
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
  /** For the first page of the editor, opened by its address. */
  readonly scriptsOfFirst: LoadedScripts
  /** When all pages have been open. */
  readonly scriptsOfAll: LoadedScripts
}

/** Boxes of every kind of panel: short and long text, in rows and in rows of rows. */
const TYPED_IN: readonly { page: string; path: readonly string[] }[] = [
  { page: 'patient', path: ['D_1'] },
  { page: 'adverse_events', path: ['E_i', 'E_i_1_2'] },
  { page: 'drug', path: ['G_k', 'G_k_2_2'] },
  { page: 'drug', path: ['G_k', 'G_k_4_r', 'G_k_4_r_8'] },
  { page: 'tests_and_procedures', path: ['F_r', 'F_r_2_1'] },
  { page: 'narrative', path: ['H_1'] },
]
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
  const content = largeCase()
  const caseId = await asProject('PH302', 0, () => makeCase(app, content))
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
    const scriptsOfFirst = await loadedScripts(page, false)
    const opened = await openPages(page, clock, edited)
    const scriptsOfAll = await loadedScripts(page, true)
    const typed = await typeOnPages(page, clock, caseId, content)
    return {
      version: browser.version(),
      keystroke: percentiles([...typed.keys.values()].flat()),
      pageOpen: percentiles([...opened.values()].flat()),
      findings: percentiles(typed.findings),
      keystrokeByPage: mapped(typed.keys, percentiles),
      pageOpenByPage: mapped(opened, percentiles),
      ...{ scriptsOfFirst, scriptsOfAll },
    }
  } finally {
    await closeBrowser()
    await product.stop()
  }
}

async function makeCase(app: ApplicationService, content: CaseContent): Promise<string> {
  const records = await app.container.make(CaseRecords)
  const changes = await app.container.make(Changes)
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
      const arrived = `body:has(nav a[href$="/pages/${name}"][aria-current=page]) #work :is([data-path], [role=grid])`
      const time = await clock.untilShown(arrived, () => page.locator(link).click())
      if (round > 0) times.set(name, [...(times.get(name) ?? []), time])
      await page.waitForLoadState('networkidle')
    }
  }
  return times
}

async function typeOnPages(page: Page, clock: PageClock, caseId: string, content: CaseContent) {
  const keys = new Map<string, number[]>()
  const findings: number[] = []
  page.on('dialog', (dialog) => void dialog.accept())
  for (const { page: name, path } of TYPED_IN) {
    const place = placeOf(content, path)
    await page.goto('about:blank')
    await page.goto(`${addressOf(caseId, { page: name })}#${encodeURIComponent(place)}`)
    await page.locator(`[data-path="${place}"] :is(input, textarea):focus`).waitFor()
    await clock.keys()
    await page.keyboard.type(SENTENCE, { delay: KEY_MS })
    await page.waitForTimeout(500)
    keys.set(toId(path.at(-1)!), await clock.keys())
    findings.push(...(await clock.findings()))
  }
  return { keys, findings }
}

/** Machine path of an element in the first row of each group on the way. */
function placeOf(level: CaseContent | Row, [key, ...inside]: readonly string[]): string {
  const value = level[key]
  if (inside.length === 0 || !isRows(value)) return key
  return `${key}[${value[0].id}].${placeOf(value[0], inside)}`
}

const addressOf = (caseId: string, { page }: { page: string }) => `/cases/${caseId}/pages/${page}`

const mapped = <Key, From, To>(map: ReadonlyMap<Key, From>, turn: (from: From) => To) =>
  new Map([...map].map(([key, value]) => [key, turn(value)]))
