import type { DescribedTerm } from '#plugins/coding/contract/dictionary'
import type { PlacedLeaves } from '#plugins/coding/places/term_leaves'

/** A term that a place of a case is to have, in a version, beside the words that were reported. */
interface TermForPlace {
  readonly path: string
  readonly term: DescribedTerm
  readonly version: string
  /** Its name is to have the language of these. */
  readonly verbatim: string
}

/**
 * Code, version and the name at this moment, whatever the dictionary
 * calls it later. The verbatim stays.
 */
export function placedTerm({ path, term, version, verbatim }: TermForPlace): PlacedLeaves {
  const code = { value: String(term.code), displayName: nameFor(term, verbatim) }
  return { path, leaves: { code, version } }
}

/** The name in the language of the words beside it, where it is loaded. */
export function nameFor({ names, code }: DescribedTerm, verbatim: string): string {
  const isChinese = /\p{Script=Han}/u.test(verbatim)
  const inOrder = isChinese ? [names.zh, names.en, names.ja] : [names.en, names.zh, names.ja]
  return inOrder.find(Boolean) ?? String(code)
}
