import { mkdirSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { getActiveTestOrFail } from '@japa/runner'
import type { Test } from '@japa/runner/core'
import type { BrowserContextOptions, Page } from 'playwright'

import { leaveBrowser, openBrowser } from '#tests/browser/browser'
import { canBeReused, keepPage, type ReusedPage, takePage } from '#tests/browser/reused_pages'
import { BROWSER_HANGS } from '#tests/patience'
import { openProduct } from '#tests/browser/product'

export interface PageOptions extends BrowserContextOptions {
  /** What the page may print as an error, for journeys that provoke one. */
  expectErrors?: RegExp
}

const SCREENSHOTS = 'tmp/screenshots'
/** When so many tests in a row have failed, browser or product is broken: each waits out its time. */
const MOST_FAILURES = 6

/** Tests that have failed since the last one that passed; a test may open several pages. */
const failed = new Set<Test>()

/**
 * Opens a page of the running product in a browser session of its own; `page.goto('/login')`
 * works relative to its address. The test fails when the page throws, prints an error or breaks
 * its content security policy; a picture of the page is kept when the test fails.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { expectErrors, ...contextOptions } = options
  const test = getActiveTestOrFail()
  const [browser, product] = await Promise.all([openBrowser(), openProduct()])
  if (failed.size >= MOST_FAILURES) {
    throw new Error(`Given up: the last ${failed.size} journeys have failed`)
  }
  const kept = await takePage(browser, {
    baseURL: product.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    // What moves is drawn by the processor here, and waited for.
    reducedMotion: 'reduce',
    ...contextOptions,
  })
  const { page, complaints } = kept
  test.cleanup(async (hasFailed) => {
    if (hasFailed) failed.add(test)
    else failed.clear()
    if (hasFailed) await picture(page, test.title)
    if (hasFailed && !(await product.answers())) console.log(product.endOfLog())
    const heard = [...complaints]
    await endInTime(kept, hasFailed)
    const unexpected = heard.filter((text) => !expectErrors?.test(text))
    if (unexpected.length) throw new Error(`The page complained:\n${unexpected.join('\n')}`)
  })
  return page
}

/**
 * No time limit of a test covers what is done after it: a browser that hangs would hold the run. It
 * says nothing of the product.
 */
async function endInTime(kept: ReusedPage, hasFailed: boolean) {
  const ended = (
    hasFailed || !canBeReused(kept) ? kept.page.context().close() : keepPage(kept)
  ).then(() => true)
  if (await Promise.race([ended, setTimeout(BROWSER_HANGS, false, { ref: false })])) return
  console.log(
    `  the browser did not leave a page in ${BROWSER_HANGS / 1000} seconds: another one takes its place`
  )
  ended.catch(() => {})
  leaveBrowser()
}

async function picture(page: Page, title: string) {
  mkdirSync(SCREENSHOTS, { recursive: true })
  const file = `${SCREENSHOTS}/${title.replace(/\W+/g, '-').slice(0, 80)}.png`
  await page.screenshot({ path: file }).catch(() => {})
  console.log(`  picture: ${file}`)
}
