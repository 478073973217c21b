const END = '\n'

/** Where a text was found: in which name of so many letters, whether at its beginning or all of it. */
export type Found = (name: number, letters: number, atStart: boolean, whole: boolean) => void

/**
 * All names as one long text, so that whatever stands anywhere in any of them is found by one pass
 * that the engine runs at the speed of memory.
 */
export class NameText {
  #text: string
  #starts: Uint32Array
  #numbers: Uint32Array

  /**
   * @param names folded, without line ends
   * @param numbers what `find` calls each of them
   */
  constructor(names: readonly string[], numbers: readonly number[]) {
    this.#numbers = Uint32Array.from(numbers)
    this.#starts = new Uint32Array(names.length + 1)
    let at = 1
    for (const [index, name] of names.entries()) {
      this.#starts[index] = at
      at += name.length + 1
    }
    this.#starts[names.length] = at
    this.#text = END + names.join(END) + END
  }

  /** Visits each name that holds the text, once, in the order of the list. */
  find(text: string, visit: Found): void {
    if (text === '') return
    let name = 0
    for (let at = this.#text.indexOf(text, 1); at >= 0;) {
      name = this.#nameAt(at, name)
      const start = this.#starts[name]
      const next = this.#starts[name + 1]
      const letters = next - start - 1
      visit(this.#numbers[name], letters, at === start, letters === text.length)
      at = this.#text.indexOf(text, next)
    }
  }

  /** The name in which a place lies; places come in ascending order, most of them far apart. */
  #nameAt(at: number, from: number): number {
    let low = from
    let high = this.#starts.length - 1
    while (high - low > 1) {
      const middle = (low + high) >>> 1
      if (this.#starts[middle] <= at) low = middle
      else high = middle
    }
    return low
  }
}
