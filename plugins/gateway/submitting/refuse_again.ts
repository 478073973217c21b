import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import { isUnderWay, type SubmissionState } from '#plugins/gateway/contract/submission'
import { wording } from '#plugins/gateway/lang/server/wording'

/** What of a submission decides whether another one may follow. */
interface Before {
  readonly version: number
  readonly versionKind: string
  readonly state: SubmissionState
}

/**
 * Why a version of a case is not submitted to a destination now, or null: one is under way there, the
 * version was accepted there, or the case was nullified there and needs new numbers.
 * @param before what was submitted there, the latest first
 */
export function whyNotAgain(version: number, before: readonly Before[]): Words | null {
  if (before.some(({ state }) => isUnderWay(state))) return wording('again.under_way')
  const accepted = before.filter(({ state }) => state === 'accepted')
  if (accepted.some((each) => each.version === version)) return wording('again.accepted')
  if (accepted.some(({ versionKind }) => versionKind === 'nullification')) {
    return wording('again.nullified')
  }
  return null
}

/** Refuses it with 3000. */
export function refuseAgain(version: number, before: readonly Before[]): void {
  const detail = whyNotAgain(version, before)
  if (detail) throw new kernelErrors.E_NO_REPEAT_SUBMIT({ detail })
}
