import type { CaseContent } from '#kernel/case/content/case_content'

import { identifiersOf, identifyingElements } from '#plugins/cases/contract/identifiers'
import { rowsOf, text } from '#plugins/cases/records/content_readers'

/**
 * Splits text into the words that the case list is searched by: Latin words and numbers in small
 * letters, Chinese in pairs of neighbouring characters (a single character stays one).
 */
export function wordsOf(phrase: string): string[] {
  const folded = phrase.normalize('NFKC').toLowerCase()
  const words: string[] = []
  for (const [run] of folded.matchAll(/\p{Script=Han}+|[\p{L}\p{N}_.-]+/gu)) {
    if (/\p{Script=Han}/u.test(run)) words.push(...pairs([...run]))
    else words.push(run.replace(/^[._-]+|[._-]+$/g, ''))
  }
  return [...new Set(words.filter((word) => word.length > 0).map((word) => word.slice(0, 60)))]
}

function pairs(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters]
  return characters.slice(1).map((character, index) => characters[index] + character)
}

/** The elements whose words a case is found by. */
export const wordElements = [
  ...identifyingElements,
  ...['D.1', 'D.1.1.4', 'G.k.2.2', 'E.i.1.2', 'E.i.1.1a'],
]

/** The words under which a case is found: its number, identifiers, subject, products, reactions. */
export function caseWords(caseNo: string, content: CaseContent): string[] {
  const texts = [
    caseNo,
    ...identifiersOf(content).map(({ value }) => value),
    text(content.D_1),
    text(content.D_1_1_4),
    ...rowsOf(content, 'G_k').map((drug) => text(drug.G_k_2_2)),
    ...rowsOf(content, 'E_i').flatMap((event) => [text(event.E_i_1_2), text(event.E_i_1_1a)]),
  ]
  return [...new Set(texts.flatMap((each) => (each === null ? [] : wordsOf(each))))]
}

/** The words of a case in one line, a space before each: whoever looks through cases reads it. */
export function wordLine(caseNo: string, content: CaseContent): string {
  return caseWords(caseNo, content)
    .map((word) => ` ${word}`)
    .join('')
}
