/** With the seconds that a start takes, whoever waits is served within fifteen. */
const LONGEST_MS = 8000
/** What lived so long had come to its work. */
const SETTLED_MS = 10_000

/**
 * How long to wait before something that has ended is started again: a moment first, and twice as
 * long each time that it ends soon after its start, up to eight seconds. There is no last time.
 */
export class Pauses {
  #inARow = 0
  #shortest: number

  /** @param shortest milliseconds of the first pause */
  constructor(shortest = 500) {
    this.#shortest = shortest
  }

  /**
   * The pause in milliseconds after it has ended.
   * @param lived milliseconds since it was started
   * @param isExcused it ended for what it cannot help: that makes no pause longer
   */
  after(lived: number, isExcused = false): number {
    if (lived >= SETTLED_MS) this.#inARow = 0
    const pause = Math.min(LONGEST_MS, this.#shortest * 2 ** this.#inARow)
    if (!isExcused) this.#inARow++
    return pause
  }

  /** How often it has ended soon after its start, the last times in a row. */
  get inARow() {
    return this.#inARow
  }
}
