import type { SoughtWords } from '#plugins/literature/contract/source'

/** How a database writes a question. */
interface Manner {
  /** One word, as the database takes it. */
  word(word: string): string
  /** Words of which one is enough, in their field. */
  any(words: readonly string[]): string
  readonly and: string
}

/**
 * A question in the manner of a database: any of the names and any of the safety words. Databases of other
 * countries are not asked for Chinese words, unless there are no others.
 */
export function written({ names, safety }: SoughtWords, manner: Manner, latin = false): string {
  const parts = [names, safety].map((words) => fitting(words, latin)).filter(({ length }) => length)
  return parts
    .map((words) => manner.any(words.map((word) => manner.word(bare(word)))))
    .join(manner.and)
}

function fitting(words: readonly string[], latin: boolean): readonly string[] {
  if (!latin) return words
  const others = words.filter((word) => !/\p{Script=Han}/u.test(word))
  return others.length > 0 ? others : words
}

/** Quotation marks and brackets would end the word. */
const bare = (word: string) =>
  word
    .replaceAll(/["'“”‘’()[\]]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
