/** Random numbers that are the same for the same seed, on every machine (xoshiro128**). */
export class Random {
  #a: number
  #b: number
  #c: number
  #d: number

  /** @param seed any text; a single different character gives a different sequence */
  constructor(seed: string) {
    // FNV-1a with four starting points, so that near seeds lie far apart.
    const word = (start: number) => {
      let hash = start
      for (let index = 0; index < seed.length; index++) {
        hash = Math.imul(hash ^ seed.charCodeAt(index), 16_777_619)
      }
      return Math.imul(hash ^ (hash >>> 15), 2_246_822_519) ^ (hash >>> 13)
    }
    this.#a = word(2_166_136_261)
    this.#b = word(1_540_483_477)
    this.#c = word(3_266_489_917)
    this.#d = word(668_265_263) | 1
    for (let round = 0; round < 12; round++) this.bits()
  }

  /** 32 random bits, as a number from 0. */
  bits(): number {
    const scrambled = Math.imul(this.#b, 5)
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9)
    const shifted = this.#b << 9
    this.#c ^= this.#a
    this.#d ^= this.#b
    this.#b ^= this.#c
    this.#a ^= this.#d
    this.#c ^= shifted
    this.#d = (this.#d << 11) | (this.#d >>> 21)
    return result >>> 0
  }

  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number {
    return least + Math.floor((this.bits() / 4_294_967_296) * (most - least + 1))
  }

  /** True in this share of cases (0 to 1). */
  chance(share: number): boolean {
    return this.bits() / 4_294_967_296 < share
  }

  /** One of them. */
  pick<Item>(items: readonly Item[]): Item {
    return items[this.int(0, items.length - 1)]
  }

  /** One of them, more often those with a larger weight. */
  weighted<Item>(items: readonly (readonly [Item, weight: number])[]): Item {
    let left = this.int(0, items.reduce((sum, [, weight]) => sum + weight, 0) - 1)
    for (const [item, weight] of items) if ((left -= weight) < 0) return item
    throw new Error('unreachable')
  }

  /** As many different ones as asked, or all there are. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items]
    const taken: Item[] = []
    while (taken.length < count && left.length > 0) {
      taken.push(left.splice(this.int(0, left.length - 1), 1)[0])
    }
    return taken
  }

  /** As many digits as asked. */
  digits(count: number): string {
    return String(this.int(0, 10 ** count - 1)).padStart(count, '0')
  }

  /** A UUID of version 4. */
  uuid(): string {
    const [a, b, c, d] = [this.bits(), this.bits(), this.bits(), this.bits()]
    const variant = '89ab'[this.int(0, 3)]
    const [second, third] = [hexOf(b), hexOf(c)]
    return `${hexOf(a)}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${hexOf(d)}`
  }
}

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A word of 32 bits as eight digits. A case has a hundred identities, so that it has to be quick. */
function hexOf(word: number): string {
  return (
    BYTES[word >>> 24]! +
    BYTES[(word >>> 16) & 255]! +
    BYTES[(word >>> 8) & 255]! +
    BYTES[word & 255]!
  )
}
