import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import type { CaseGuard } from '#plugins/cases/contract/guards'
import { acts, type Why, whyNotChange } from '#plugins/process/contract/acts'
import { wording } from '#plugins/process/lang/server/wording'
import { CaseWays } from '#plugins/process/records/case_ways'

/**
 * What is changed by hand in an open case is changed by whoever has it while their role works at its node,
 * and where nobody has it by whoever may claim it. What comes to a case (a follow-up, a run of coding)
 * comes whoever has it.
 */
const guard: CaseGuard = {
  async askByHand({ id }) {
    const actor = currentActor()
    if (actor.userId === null) return
    const way = await (await app.container.make(CaseWays)).find(id)
    if (!way || way.standing.isEnded) return
    const { holder, node } = way.standing
    const why = whyNotChange(acts(way.standing, way.definition, actor, way.revision))
    if (why) throw refusal(why, node.name, holder?.name ?? '')
  },
}

function refusal(why: Why, node: Words, holder: string) {
  const said =
    why === 'no_right_here'
      ? wording('holder_guard.no_right_here', { node })
      : why === 'held_by_other'
        ? wording('holder_guard.somebody_has_it', { holder, node })
        : wording('holder_guard.worked_before', { node })
  return new kernelErrors.E_NO_PERMISSION({ detail: said })
}

export default [guard]
