import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'

/**
 * A page of the browser. Once it has compiled our programs and has the letters, it loads a screen for
 * a third of what a new page needs for it: it is handed on from one journey to the next, as new.
 */
export interface KeptPage {
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

const waiting: KeptPage[] = []

/** A page in a session of its own, in which nobody is signed in and nothing is stored. */
export async function takePage(
  browser: Browser,
  options: BrowserContextOptions
): Promise<KeptPage> {
  const wanted = JSON.stringify(options)
  const at = waiting.findIndex(
    (kept) => JSON.stringify(kept.options) === wanted && kept.page.context().browser() === browser
  )
  return at < 0 ? newPage(browser, options) : waiting.splice(at, 1)[0]!
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<KeptPage> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  const kept: KeptPage = { page, complaints, options, isSpoiled: false }
  for (const each of [page, context, context.clock]) watch(kept, each as unknown as Told)
  return kept
}

function watch(kept: KeptPage, told: Told) {
  for (const name of LASTING.filter((each) => each in told)) {
    const tell = told[name]!
    told[name] = (...args) => {
      kept.isSpoiled = true
      return tell.apply(told, args)
    }
  }
}

/** Keeps a page for the next journey: signed out, empty, at an address without a program. */
export async function keepPage(kept: KeptPage): Promise<void> {
  const { page, options } = kept
  const context = page.context()
  await leave(page, context)
  await page.setViewportSize(options.viewport!)
  await Promise.all([context.clearCookies(), context.clearPermissions()])
  kept.complaints.length = 0
  waiting.push(kept)
}

/** Whether another journey may have the page. */
export const canBeKept = ({ page, isSpoiled }: KeptPage) =>
  !isSpoiled && !page.isClosed() && page.context().pages().length === 1

async function leave(page: Page, context: BrowserContext) {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // Of the same origin, so that the process which has compiled everything stays.
  await page.goto('/health/live')
  await page.evaluate(() => {
    window.localStorage.clear()
    window.sessionStorage.clear()
  })
}
