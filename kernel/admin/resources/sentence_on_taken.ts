import type { Field } from '#kernel/fields/field'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** More of a value is not repeated. */
const MOST_LETTERS = 80

/** That another row has the value of a field which each row has for itself, and what to do. */
export function sentenceOnTaken({ label }: Field, value: unknown): Words {
  const letters = [...String(value ?? '')]
  const shown =
    letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('')
  const what =
    shown === ''
      ? wording('sentence_on_taken.this')
      : wording('sentence_on_taken.quoted', { value: shown })
  return wording('sentence_on_taken.there_already', { label, what })
}
