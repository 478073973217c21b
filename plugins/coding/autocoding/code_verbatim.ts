import type { CodedBy } from '#plugins/coding/contract/dictionary'
import type { DictionaryTerm } from '#plugins/coding/search/dictionary_content'
import { fold } from '#plugins/coding/search/fold'
import type { TermIndex } from '#plugins/coding/search/term_index'

interface CodedVerbatim {
  readonly term: DictionaryTerm
  readonly by: CodedBy
}

/**
 * The lowest level term that a verbatim has beyond doubt: one that is written the same but for letter
 * case, width, spaces and punctuation, or that an approved synonym gives it. What is only similar, is
 * no longer to be used, or fits more than one term is left to a person.
 * @param synonyms codes that approved synonyms give for the verbatim
 * @returns null when a person has to decide
 */
export function codeVerbatim(
  index: TermIndex,
  verbatim: string,
  synonyms: readonly number[] = []
): CodedVerbatim | null {
  const termOf = (name: number) => index.terms[index.termOf(name)]
  const alike = index.alike(verbatim).filter((name) => {
    const { level, isCurrent } = termOf(name)
    return level === 'llt' && isCurrent
  })
  const same = alike.filter((name) => index.name(name) === verbatim)
  const folded = alike.filter((name) => fold(index.name(name)) === fold(verbatim))
  // The closest writing decides where two terms differ in nothing but spaces or punctuation.
  const closest = [same, folded, alike].find((names) => names.length)
  if (closest) {
    const term = onlyOne(closest.map(termOf))
    return term && { term, by: closest === same ? 'exact' : 'normalised' }
  }
  const known = synonyms.flatMap((code) => index.term('llt', code) ?? [])
  const term = onlyOne(known.filter(({ isCurrent }) => isCurrent))
  return term && { term, by: 'synonym' }
}

function onlyOne(terms: readonly DictionaryTerm[]): DictionaryTerm | null {
  const [first] = terms
  return first && terms.every((term) => term === first) ? first : null
}
