import { setTimeout as sleep } from 'node:timers/promises'

/** Too many stand in line: whoever comes now is told so at once. */
export class LineTooLong extends Error {
  constructor() {
    super('Too many came at once')
  }
}

interface LineSettings {
  /** Milliseconds from one to the next. */
  readonly between: number
  /** Whoever would have to wait longer is refused, ms. */
  readonly longest: number
}

/** Lets those who come at once go on one after the other; one alone does not wait. */
export class Line {
  #free = 0

  constructor(private settings: LineSettings) {}

  /** @throws LineTooLong */
  async wait(): Promise<void> {
    const { between, longest } = this.settings
    const now = performance.now()
    const wait = Math.max(0, this.#free - now)
    if (wait > longest) throw new LineTooLong()
    this.#free = now + wait + between
    if (wait > 0) await sleep(wait)
  }
}
