/** Gives each text a number, in the order in which they come; letters of either case are the same text. */
export class Numbering<Kept = string> {
  readonly #numbers = new Map<string, number>()
  readonly kept: Kept[] = []

  of(text: string, kept: Kept): number {
    const key = text.toLowerCase()
    const found = this.#numbers.get(key)
    if (found !== undefined) return found
    this.#numbers.set(key, this.kept.length)
    return this.kept.push(kept) - 1
  }
}
