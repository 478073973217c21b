import { whoWords } from '#kernel/fields/who_words'
import type { Language, Words } from '#kernel/language/words'

import type { ColumnValue, ListColumn } from '#plugins/cases/contract/list_columns'

/** What a column says of a case, as text: nothing where it says nothing. */
export function cellText(
  { type, choices = [] }: Pick<ListColumn, 'type' | 'choices'>,
  value: ColumnValue | undefined,
  language: Language
): string {
  if (value === null || value === undefined) return ''
  if (type === 'words') return (value as Words)[language]
  const text = String(value)
  if (type === 'date') return text.slice(0, 10)
  if (type === 'person') return whoWords(text)[language]
  return choices.find((each) => each.value === text)?.label[language] ?? text
}

/** List of the codes of reactions (E.i.2.1b). */
export const REACTIONS = 'meddra-llt'

/**
 * The first reaction of a case; one that came as a code alone has its name when its list is loaded,
 * unless that very name stands beside it: nobody reported it in words.
 * @param nameOf names a code of E.i.2.1b
 * @param beside what the columns of words that are shown say of the case
 */
export function reactionText(
  text: string | null,
  nameOf: (code: string) => string | undefined,
  beside: readonly string[]
): string | null {
  const name = text && /^\d+$/.test(text) ? nameOf(text) : undefined
  return name !== undefined && beside.includes(name) ? '—' : (name ?? text)
}
