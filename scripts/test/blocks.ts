/** Text that comes in pieces and goes out in blocks: up to the empty line before the next one. */
export class Blocks {
  #kept = ''
  readonly #write: (text: string) => void

  constructor(write: (text: string) => void) {
    this.#write = write
  }

  add(text: string) {
    this.#kept += text
    const end = this.#kept.lastIndexOf('\n\n') + 1
    if (end === 0) return
    this.#write(this.#kept.slice(0, end))
    this.#kept = this.#kept.slice(end)
  }

  /** Gives out what has not been ended by an empty line. */
  end() {
    if (this.#kept) this.#write(this.#kept)
    this.#kept = ''
  }
}
