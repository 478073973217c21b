import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

import { BROWSER_HANGS } from '#tests/patience'

/**
 * A page of the browser. Once it has compiled our programs and has the letters, it loads a screen for
 * a third of what a new page needs for it: it is handed on from one journey to the next, as new.
 */
export interface ReusedPage {
  readonly page: Page
  /** What it threw, printed as an error or was refused by its content security policy. */
  readonly complaints: string[]
  /** What it was asked for with. */
  readonly options: BrowserContextOptions
  /** It was told what nothing takes back, and serves no other journey. */
  isSpoiled: boolean
}

type Told = Record<string, (...args: unknown[]) => unknown>

/** What lasts as long as a page, its session or its clock does. */
const LASTING = [
  ...['addInitScript', 'addLocatorHandler', 'exposeBinding', 'exposeFunction', 'newCDPSession'],
  ...['on', 'once', 'setDefaultNavigationTimeout', 'setDefaultTimeout', 'setExtraHTTPHeaders'],
  ...['setGeolocation', 'setOffline', 'emulateMedia', 'routeWebSocket', 'routeFromHAR'],
  ...['install', 'pauseAt', 'setFixedTime', 'setSystemTime'],
]

/** Nobody is new here: whoever is, is offered a tour above every screen. */
const notNew = { name: 'tour.away', value: 'true' }

const waiting: ReusedPage[] = []

/** A page in a session of its own, in which nobody is signed in and nothing is stored. */
export async function takePage(
  browser: Browser,
  options: BrowserContextOptions
): Promise<ReusedPage> {
  const wanted = JSON.stringify(options)
  const at = waiting.findIndex(
    (kept) => JSON.stringify(kept.options) === wanted && kept.page.context().browser() === browser
  )
  return at < 0 ? newPage(browser, options) : waiting.splice(at, 1)[0]!
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<ReusedPage> {
  const origins = [{ origin: options.baseURL!, localStorage: [notNew] }]
  const context = await browser.newContext({ storageState: { cookies: [], origins }, ...options })
  context.setDefaultTimeout(BROWSER_HANGS)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const kept: ReusedPage = { page, complaints, options, isSpoiled: false }
  for (const each of [page, context, context.clock]) watch(kept, each as unknown as Told)
  return kept
}

function watch(kept: ReusedPage, told: Told) {
  for (const name of LASTING.filter((each) => each in told)) {
    const tell = told[name]!
    told[name] = (...args) => {
      kept.isSpoiled = true
      return tell.apply(told, args)
    }
  }
}

/**
 * Keeps a page for the next journey: signed out, empty, at an address without a program. One that is
 * still on its way to another screen, as after a sign-out, cannot be emptied and is closed.
 */
export async function keepPage(kept: ReusedPage): Promise<void> {
  const { page, options } = kept
  const context = page.context()
  try {
    await leave(page, context)
    await page.setViewportSize(options.viewport!)
    await Promise.all([context.clearCookies(), context.clearPermissions()])
  } catch {
    await context.close()
    return
  }
  kept.complaints.length = 0
  waiting.push(kept)
}

/** Whether another journey may have the page. */
export const canBeReused = ({ page, isSpoiled }: ReusedPage) =>
  !isSpoiled && !page.isClosed() && page.context().pages().length === 1

async function leave(page: Page, context: BrowserContext) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // Of the same origin, so that the process which has compiled everything stays.
  await page.goto('/health/live')
  await page.evaluate(async ({ name, value }) => {
    window.localStorage.clear()
    window.localStorage.setItem(name, value)
    window.sessionStorage.clear()
    for (const each of await indexedDB.databases()) {
      await new Promise((done, refuse) => {
        const request = indexedDB.deleteDatabase(each.name!)
        request.onsuccess = done
        request.onerror = refuse
      })
    }
  }, notNew)
}
