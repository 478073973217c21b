/** What a word of a strategy is. */
export const wordKinds = ['keyword_zh', 'keyword_en', 'inn', 'brand', 'safety'] as const

export type WordKind = (typeof wordKinds)[number]

/** The words of a strategy, by what they are. */
export type StrategyWords = Readonly<Record<WordKind, readonly string[]>>

/** Letters that a word of a strategy takes at most. */
export const LONGEST_WORD = 100

/** Words of one kind. */
export const MOST_WORDS = 50

/**
 * Words that name the product. Each is in one strategy of a project only; safety words may be in all.
 */
export const namesIn = (words: StrategyWords): string[] =>
  wordKinds.filter((kind) => kind !== 'safety').flatMap((kind) => words[kind])

/** A word as it is compared: without regard to case, width and spaces. */
export const wordKey = (word: string): string =>
  word.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
