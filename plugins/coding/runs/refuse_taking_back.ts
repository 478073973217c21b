import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'

import type { CodingRun, RunOrder } from '#plugins/coding/contract/coding_run'
import { wording } from '#plugins/coding/lang/server/wording'

/** Runs that give terms to places without one; one that goes to another version is no such run. */
export const kindsTakenBack: readonly RunOrder['kind'][] = ['autocode', 'assign']

/** Refuses with 1006 and a sentence a run that cannot be taken back. */
export function refuseTakingBack(run: CodingRun): void {
  if (!run.canTakeBack) throw new kernelErrors.E_DATA_STATUS({ detail: reasonOf(run) })
}

function reasonOf({ asked, state, takenBackBy }: CodingRun): Words {
  if (!kindsTakenBack.includes(asked.kind)) return otherKind
  if (state === 'waiting') return notOver
  return takenBackBy === null ? gaveNothing : takenBack
}

const otherKind = wording('refuse_taking_back.other_kind')
const notOver = wording('refuse_taking_back.not_over')
const takenBack = wording('refuse_taking_back.taken_back')
const gaveNothing = wording('refuse_taking_back.gave_nothing')
