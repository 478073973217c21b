import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

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

const noWords = {
  en: 'Signs alone are no reported words; choose words that a case says.',
  zh: '仅有符号不是报告用语，请选择案例中的报告用语。',
}
