import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/coding/lang/server/wording'

/** Codes by the code that they replace. Refuses with 2017 two for the same one. */
export function readReplaced(
  pairs: readonly { readonly code: number; readonly by: number }[]
): Record<string, number> {
  const byCode = new Map(pairs.map(({ code, by }) => [code, by]))
  const unclear = pairs.find(({ code, by }) => byCode.get(code) !== by)
  if (unclear) throw refused(twoTerms(unclear.code))
  return Object.fromEntries(byCode)
}

function refused(message: Words) {
  return new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field: 'replace', rule: 'term', message }],
  })
}

const twoTerms = (code: number): Words => wording('read_replaced.two_terms', { code })
