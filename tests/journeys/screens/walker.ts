import { setTimeout as pause } from 'node:timers/promises'
import type { Page, Request } from 'playwright'

import { openPage } from '#tests/browser/open_page'
import { BROWSER_HANGS } from '#tests/patience'
import { seriousFaults } from '#tests/journeys/kit/accessibility'
import { picture } from '#tests/journeys/kit/picture'
import type { Language } from '#tests/journeys/kit/words'
import { LOCALES, type Session } from '#tests/journeys/screens/session'
import { wordFaults } from '#tests/journeys/screens/word_faults'

/** Name of the screen that says why there is none. */
export const REFUSED = 'kernel/refused'

declare global {
  interface Window {
    /** The screen that Inertia has shown last. */
    shownScreen?: { readonly url: string; readonly component: string }
  }
}

/** How long a screen may take until nothing is on its way any more. */
const LONGEST_MS = BROWSER_HANGS
/** Pixels of a form of the back office at most: a longer line is not read with its label. */
const MOST_FORM = 720
const BUSY = '[aria-busy=true], [role=progressbar], .MuiSkeleton-root'

/** Somebody's page, in which one screen after the other is opened without loading the page anew. */
export class Walker {
  /** What was found wrong so far. */
  readonly faults: string[] = []
  #complaints: string[] = []
  #pending = new Set<Request>()
  #sent = 0
  /** Which program the page runs, and whether it is to be trusted with another screen. */
  #runs?: 'screens' | 'admin'

  #role = ''

  private constructor(
    readonly page: Page,
    readonly lang: Language,
    private said: string,
    private longestMs: number
  ) {}

  /**
   * @param said rows as JSON: what stands in them is no word of ours
   * @param longestMs how long a screen may take
   */
  static async arrive(lang: Language, said: string, longestMs = LONGEST_MS): Promise<Walker> {
    // Each complaint is told with the screen on which it was made.
    const page = await openPage({ locale: LOCALES[lang], expectErrors: /^/ })
    await page.addInitScript(() => {
      // The first comes with a page that is loaded, the second with a visit.
      for (const name of ['inertia:navigate', 'inertia:success']) {
        document.addEventListener(name, (event) => {
          window.shownScreen = (event as CustomEvent).detail.page
        })
      }
    })
    const walker = new Walker(page, lang, said, longestMs)
    walker.#listen()
    return walker
  }

  /** Somebody else takes over at the same browser, which has loaded the programs already. */
  async become(role: string, session: Session): Promise<void> {
    // An answer that is under way would bring back the session of the one before.
    for (const end = Date.now() + this.longestMs; this.#pending.size > 0 && Date.now() < end;)
      await pause(20)
    await this.page.context().clearCookies()
    await this.page.context().addCookies(await session.cookies())
    // What the screen of the one before goes on asking is no fault of the next.
    await this.page.goto('/health/live')
    this.#complaints = []
    this.#role = role
    this.#runs = undefined
  }

  /**
   * Opens a screen and judges it.
   * @param component name of the screen, undefined for one of the back office
   * @param once what is judged once and not for every role: whether everybody can use it
   */
  async open(path: string, component: string | undefined, once: boolean): Promise<void> {
    try {
      await this.go(path, component)
      if (component !== undefined) await this.#shows(component)
      await this.#settled()
      for (const fault of await wordFaults(this.page, this.lang, this.said)) this.#note(path, fault)
      if (component === undefined && (await this.page.evaluate(widestForm)) > MOST_FORM)
        this.#note(path, `has a form wider than ${MOST_FORM} pixels`)
      if (once) {
        for (const fault of await seriousFaults(this.page)) this.#note(path, fault)
        await picture(this.page, `${path.replaceAll(/\W+/g, '-')}-${this.lang}`)
      }
    } catch (error) {
      this.#note(path, String(error).split('\n')[0]!)
    }
    for (const complaint of this.#complaints.splice(0)) {
      if (!isAnswer(complaint, path) || component !== REFUSED) this.#note(path, complaint)
    }
  }

  /** Goes to an address as the browser does that goes back to it; only between programs it is loaded. */
  async go(path: string, component?: string): Promise<void> {
    const program = component === undefined ? 'admin' : 'screens'
    if (this.#runs === program) {
      await this.page.evaluate((to) => {
        window.shownScreen = undefined
        window.history.pushState({}, '', to)
        window.dispatchEvent(new PopStateEvent('popstate', { state: {} }))
      }, path)
    } else {
      await this.page.goto(path)
    }
    this.#runs = program
  }

  async #shows(component: string) {
    await this.page.waitForFunction((name) => window.shownScreen?.component === name, component, {
      timeout: this.longestMs,
    })
  }

  /** Nothing is on its way from the server, and the page stands still and does not say that it is busy. */
  async #settled() {
    for (const end = Date.now() + this.longestMs; Date.now() < end;) {
      const sent = this.#sent
      const isBusy = await this.page.evaluate(async (busy) => {
        let changes = false
        const watch = new MutationObserver(() => (changes = true))
        const all = { subtree: true, childList: true, attributes: true, characterData: true }
        watch.observe(document, all)
        // What the page does in steps of its own comes with timers; it has time for these when idle.
        for (let steps = 0; steps < 4; steps++) {
          await new Promise((resolve) => requestIdleCallback(resolve))
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        watch.disconnect()
        return changes || document.querySelector(busy) !== null
      }, BUSY)
      if (!isBusy && this.#pending.size === 0 && this.#sent === sent) return
    }
    throw new Error('is still busy')
  }

  #note(path: string, fault: string) {
    this.faults.push(`${path} (${this.lang}, ${this.#role}): ${fault}`)
    // What has failed once is loaded anew for the next screen.
    this.#runs = undefined
  }

  #listen() {
    const { page } = this
    page.on('pageerror', (error) => this.#complaints.push(`threw ${String(error)}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      this.#complaints.push(`printed ${message.text()} ${message.location().url}`)
    })
    page.on('request', (request) => {
      this.#sent++
      this.#pending.add(request)
    })
    page.on('requestfinished', (request) => this.#pending.delete(request))
    page.on('requestfailed', (request) => this.#pending.delete(request))
  }
}

/** Pixels of the widest form of a page. Runs in the browser. */
const widestForm = () =>
  Math.max(0, ...[...document.forms].map((form) => form.getBoundingClientRect().width))

/** Whether it is what the browser prints of the status with which the address itself is answered. */
const isAnswer = (complaint: string, path: string) =>
  complaint.includes('Failed to load resource') && complaint.endsWith(path)
