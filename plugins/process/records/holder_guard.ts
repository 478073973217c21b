import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import { actsByHand, type CaseGuard } from '#plugins/cases/contract/guards'
import { acts } from '#plugins/process/contract/acts'
import { wording } from '#plugins/process/lang/server/wording'
import { CaseWays } from '#plugins/process/records/case_ways'

/**
 * What is changed by hand in an open case is changed by whoever has it, and where nobody has it by whoever
 * may claim it. What comes to a case (a follow-up, a run of coding) comes whoever has it.
 */
const guard: CaseGuard = {
  async ask(change, { id }) {
    const actor = currentActor()
    if (!actsByHand.includes(change.act.name) || actor.userId === null) return
    const ways = await app.container.make(CaseWays)
    const way = await ways.ofLocked(change, id)
    const { isEnded, holder, node } = way.standing
    if (isEnded || holder?.id === actor.userId) return
    if (acts(way.standing, way.definition, actor, way.revision).claim)
      throw refusal(holder?.name, node.name)
  },
}

const refusal = (holder: string | undefined, node: Words) =>
  new kernelErrors.E_NO_PERMISSION({
    detail: holder
      ? wording('holder_guard.somebody_has_it', { holder, node })
      : wording('holder_guard.no_right_here', { node }),
  })

export default [guard]
