import type { Page } from 'playwright'

/** What stands in the page, below `window.pharosClock`. */
interface Clock {
  keys: number[]
  findings: number[]
  untilShown(selector: string): Promise<number>
}
type Clocked = typeof globalThis & { pharosClock: Clock }

/**
 * Measures in the page itself, from the moment at which the browser took the key or the click
 * (`Event.timeStamp`) to the moment after the frame that shows its effect was painted.
 */
export class PageClock {
  private constructor(private readonly page: Page) {}

  /** Begins to measure on whatever the page loads from now on. */
  static async set(page: Page): Promise<PageClock> {
    await page.addInitScript(clock)
    return new PageClock(page)
  }

  /**
   * From the next key or click to the frame that shows something, in milliseconds.
   * @param selector what the page shows when it has arrived
   * @param act presses the key or clicks
   */
  async untilShown(selector: string, act: () => Promise<unknown>): Promise<number> {
    const shown = this.page.evaluate(
      (what) => (window as unknown as Clocked).pharosClock.untilShown(what),
      selector
    )
    await act()
    // Gives up after half a minute, as the clock itself does not.
    await this.page.waitForSelector(selector, { state: 'attached' })
    return shown
  }

  /** From each key pressed since the last call to its paint. */
  keys(): Promise<number[]> {
    return this.page.evaluate(() => (window as unknown as Clocked).pharosClock.keys.splice(0))
  }

  /** How long the rules took each time since the last call. */
  findings(): Promise<number[]> {
    return this.page.evaluate(() => (window as unknown as Clocked).pharosClock.findings.splice(0))
  }
}

/** Runs in the page, before anything of it. */
function clock() {
  const keys: number[] = []
  const findings: number[] = []
  let since = 0
  // A message posted in the last step before painting is taken up right after it.
  const afterPaint = (done: () => void) =>
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = done
      channel.port2.postMessage(null)
    })
  window.addEventListener('pointerdown', ({ timeStamp }) => (since = timeStamp), true)
  window.addEventListener(
    'keydown',
    ({ timeStamp, key }) => {
      since = timeStamp
      if (key.length === 1) afterPaint(() => keys.push(performance.now() - timeStamp))
    },
    true
  )
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name === 'pharos.findings') findings.push(duration)
  }).observe({ type: 'measure' })
  const untilShown = (selector: string) =>
    new Promise<number>((resolve) => {
      since = 0
      const look = () => {
        if (since > 0 && document.querySelector(selector))
          afterPaint(() => resolve(performance.now() - since))
        else requestAnimationFrame(look)
      }
      look()
    })
  Object.assign(window, { pharosClock: { keys, findings, untilShown } })
}
