import type { Listedness, ListedReactions } from '#plugins/signal/contract/result'
import type { KeyName } from '#plugins/signal/counting/kept_report'

/**
 * Whether a document of a drug names a reaction. A drug is known by its names and by the texts with which
 * reports call it; without a document nothing is said (error catalogue 2012).
 */
export function listednessOf(
  documents: readonly ListedReactions[],
  drug: KeyName,
  [term, name]: readonly [string, KeyName]
): Listedness {
  const called = [drug.words.en, drug.words.zh, ...drug.texts].map((each) => each.toLowerCase())
  const own = documents.filter(({ drugs }) => drugs.some((each) => called.includes(each)))
  if (own.length === 0) return 'no_document'
  const terms = [term, name.words.en.toLowerCase(), name.words.zh.toLowerCase()]
  const isListed = own.some((each) => each.terms.some((listed) => terms.includes(listed)))
  return isListed ? 'listed' : 'not_listed'
}
