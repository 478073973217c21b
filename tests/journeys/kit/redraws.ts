import type { Page } from 'playwright'

/** A component as React keeps it, as far as one has to know it. */
interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly stateNode: unknown
  readonly alternate: Fiber | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly return: Fiber | null
}

/** What stands in the page, below `window.pharosRedraws`. */
interface Drawn {
  /** Where each component that was drawn begins. */
  readonly places: Set<Element>
  /** How often the rules have judged what stands there. */
  judged: number
}
type Watched = typeof globalThis & { pharosRedraws: Drawn }

/** What a key has drawn anew below the work area. */
export interface Redrawn {
  /** Whether the panel or the row with the cursor was. */
  readonly here: boolean
  /** The other panels and rows that were, by what tells them apart. */
  readonly elsewhere: readonly string[]
}

/**
 * Tells which panels and rows React draws anew. React tells it to the hook of its developer tools,
 * in the client as it is built for everybody.
 */
export class Redraws {
  private constructor(private readonly page: Page) {}

  /** Begins to watch whatever the page loads from now on. */
  static async watch(page: Page): Promise<Redraws> {
    await page.addInitScript(watch)
    return new Redraws(page)
  }

  /** Presses a key where the cursor is, and waits until the rules have judged what stands there. */
  async press(key: string): Promise<Redrawn> {
    await this.page.evaluate(() => {
      const drawn = (window as unknown as Watched).pharosRedraws
      drawn.places.clear()
      drawn.judged = 0
    })
    await this.page.keyboard.press(key)
    await this.page.waitForFunction(() => (window as unknown as Watched).pharosRedraws.judged > 0)
    return this.page.evaluate(redrawn)
  }
}

/** Runs in the page, before React. */
function watch() {
  /** What `flags` say of a component that was drawn. */
  const PERFORMED_WORK = 1
  const COMPONENTS = new Set([0, 1, 11, 15]) // function, class, forwarded, memo
  const ELEMENT = 5
  const places = new Set<Element>()
  const drawn: Drawn = { places, judged: 0 }

  /** Draws nothing itself: it begins with the first element below, else it is in the one above. */
  const below = (fiber: Fiber | null): Element | null => {
    for (let each = fiber; each; each = each.sibling) {
      const found = each.tag === ELEMENT ? (each.stateNode as Element) : below(each.child)
      if (found) return found
    }
    return null
  }
  const above = (fiber: Fiber | null): Element | null =>
    fiber && (fiber.tag === ELEMENT ? (fiber.stateNode as Element) : above(fiber.return))

  const look = (fiber: Fiber) => {
    const before = fiber.alternate
    if (COMPONENTS.has(fiber.tag) && (!before || fiber.flags & PERFORMED_WORK)) {
      const place = below(fiber.child) ?? above(fiber.return)
      if (place) places.add(place)
    }
    // The very same children: nothing below was looked at.
    if (before && fiber.child === before.child) return
    for (let each = fiber.child; each; each = each.sibling) look(each)
  }
  new PerformanceObserver((list) => {
    drawn.judged += list.getEntriesByName('pharos.findings').length
  }).observe({ type: 'measure' })
  Object.assign(window, {
    pharosRedraws: drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, root: { current: Fiber }) => look(root.current),
    },
  })
}

/** Runs in the page. */
function redrawn(): Redrawn {
  const UNIT = '[data-panel], [data-row], [role=grid] tbody tr'
  const field = document.activeElement!.closest('[data-path]')!
  const rows = new Set<string | undefined>()
  let around = field.closest<HTMLElement>('[data-row]')
  while (around) {
    rows.add(around.dataset.row)
    around = around.parentElement!.closest<HTMLElement>('[data-row]')
  }
  // A row stands in a list beside the fields, too, and a pair in its cell of the matrix above them.
  const isHere = (unit: HTMLElement) =>
    unit.contains(field) ||
    (unit.dataset.row !== undefined && rows.has(unit.dataset.row)) ||
    unit.querySelector('td[aria-selected=true]') !== null
  const units = new Set<HTMLElement>()
  for (const place of (window as unknown as Watched).pharosRedraws.places) {
    const unit = place.closest('#work') && place.closest<HTMLElement>(UNIT)
    if (unit) units.add(unit)
  }
  const nameOf = ({ dataset, innerText }: HTMLElement) =>
    dataset.path ?? `${dataset.row ? 'row' : 'panel'} "${innerText.trim().split('\n', 1)[0]}"`
  return {
    here: [...units].some((unit) => unit.contains(field)),
    elsewhere: [...units].filter((unit) => !isHere(unit)).map(nameOf),
  }
}
