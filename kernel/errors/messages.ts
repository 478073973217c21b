import type { Refusal } from '#kernel/errors/define_errors'
import { errorEntry } from '#kernel/errors/error_texts'
import type { Words } from '#kernel/language/words'

/** What the user reads: the sentence about this very case when there is one, else the general text. */
export function messageOf(refusal: Refusal): Words {
  return refusal.data.detail ?? errorEntry(refusal.number).message
}
