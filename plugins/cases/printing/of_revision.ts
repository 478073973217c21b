import vine from '@vinejs/vine'

import { aWholeNumber } from '#kernel/http/values'

/** Which save of a case is printed; the latest when none is named. */
export const ofRevision = vine.compile(
  vine.object({ revision: aWholeNumber().min(1).max(1_000_000).optional() })
)
