import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/coding/lang/server/wording'
import { verbatimKey } from '#plugins/coding/places/coded_places'

/** Refuses with 2017 a verbatim of signs alone: all such ones are alike, and mean nothing. */
export function refuseNoWords(verbatim: string): void {
  if (verbatimKey(verbatim) === '') refuseVerbatim(noWords)
}

/** Refuses with 2017 a verbatim, and says why. */
export function refuseVerbatim(message: Words): never {
  throw new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field: 'verbatim', rule: 'words', message }],
  })
}

const noWords = wording('refuse_no_words.no_words')
