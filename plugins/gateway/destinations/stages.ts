import type { Words } from '#kernel/language/words'

import { type DestinationStage, destinationStages } from '#plugins/gateway/contract/shown'
import { wording } from '#plugins/gateway/lang/server/wording'

/**
 * Why a destination cannot be moved to a stage, or null. It goes ahead step by step, in the formal
 * environment from set-up to use at once, since tests are done in the other one; it goes back to any earlier
 * stage, with a reason.
 */
export function stageFault(
  from: DestinationStage,
  to: DestinationStage,
  { isFormal, hasReason }: { readonly isFormal: boolean; readonly hasReason: boolean }
): Words | null {
  const [before, after] = [destinationStages.indexOf(from), destinationStages.indexOf(to)]
  if (before === after) return wording('stages.is_there')
  if (after < before) return hasReason ? null : wording('stages.reason')
  const isNext = after === before + 1 || (isFormal && to === 'in_use')
  return isNext ? null : wording('stages.not_next')
}
