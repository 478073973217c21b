import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { RunOrder } from '#plugins/coding/contract/coding_run'
import { refuseVerbatim } from '#plugins/coding/review/refuse_no_words'

/**
 * Refuses with 2017 an order about words, a version or a case that no case of the project has: it
 * would leave a run in which nothing happened. All that is open may be nothing.
 */
export function refuseNothingToDo(order: RunOrder): void {
  if (order.kind === 'assign') refuseVerbatim(nobodyWaits)
  if (order.kind !== 'recode') return
  const { caseId, from } = order
  const message = caseId ? notOfCase(from) : ofNoCase(from)
  const field = caseId ? 'caseId' : 'from'
  throw new kernelErrors.E_PARAMETER({
    detail: message,
    errors: [{ field, rule: 'coded', message }],
  })
}

const nobodyWaits = {
  en: 'No case waits for a term with these words; choose words that stand in the list.',
  zh: '没有案例的待编码用语与此相同，请从列表中选择用语。',
}
const notOfCase = (version: string): Words => ({
  en: `The project has no such case with terms of MedDRA ${version}; choose a case that is coded with it.`,
  zh: `项目中没有使用 MedDRA ${version} 编码的该案例，请选择使用此版本编码的案例。`,
})
const ofNoCase = (version: string): Words => ({
  en: `No case of the project is coded with MedDRA ${version}; choose a version that cases are coded with.`,
  zh: `项目中没有使用 MedDRA ${version} 编码的案例，请选择案例已使用的版本。`,
})
