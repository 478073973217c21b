import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { wording } from '#plugins/coding/lang/server/wording'
import { refuseVerbatim } from '#plugins/coding/review/refuse_no_words'

/**
 * Refuses with 2017 an order about words, a version or cases of which there is nothing in the project:
 * it would leave a run in which nothing happened. All that is open in the project may be nothing.
 */
export function refuseNothingToDo(order: RunOrder): void {
  if (order.kind === 'assign') refuseVerbatim(nobodyWaits)
  if (order.kind === 'autocode' && order.among) {
    throw new kernelErrors.E_PARAMETER({ detail: nothingOpen })
  }
  if (order.kind !== 'recode') return
  const { caseId, from } = order
  const message = caseId ? notOfCase(from) : ofNoCase(from)
  const field = caseId ? 'caseId' : 'from'
  throw new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field, rule: 'coded', message }],
  })
}

const nothingOpen = wording('refuse_nothing_to_do.nothing_open')
const nobodyWaits = wording('refuse_nothing_to_do.nobody_waits')
const notOfCase = (version: string): Words =>
  wording('refuse_nothing_to_do.not_of_case', { version })
const ofNoCase = (version: string): Words => wording('refuse_nothing_to_do.of_no_case', { version })
