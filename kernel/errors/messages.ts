import type { Refusal } from '#kernel/errors/define_errors'
import { errorEntry } from '#kernel/errors/error_texts'
import { wordsOfViolations } from '#kernel/errors/violations'
import type { Words } from '#kernel/language/words'

/**
 * What the user reads: the sentence about this very case when there is one, else what a validator
 * found in the values that were sent (`fields`), else the general text.
 */
export function messageOf({ data, number }: Refusal): Words {
  return data.detail ?? wordsOfViolations(data.fields) ?? errorEntry(number).message
}
