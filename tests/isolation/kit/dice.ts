/** Random choices that a seed brings back. */
export interface Dice {
  readonly seed: number
  /** From 0 to one below the limit. */
  below(limit: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Each of the items with one half of a chance. */
  some<Item>(items: readonly Item[]): Item[]
  /** A word that occurs nowhere else. */
  word(start: string): string
}

/** @param seed of an earlier run, to have that one again */
export function makeDice(seed: number): Dice {
  let state = seed
  const next = () => {
    // mulberry32: small, and good enough to choose with.
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    seed,
    below,
    pick: (items) => items[below(items.length)]!,
    some: (items) => items.filter(() => next() < 0.5),
    word: (start) =>
      `${start}${below(36 ** 6)
        .toString(36)
        .padStart(6, 'x')}q`,
  }
}
