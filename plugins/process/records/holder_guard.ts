import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Words } from '#kernel/language/words'
import { currentActor } from '#kernel/tenancy/actor'

import { actsByHand, type CaseGuard } from '#plugins/cases/contract/guards'
import { acts, type Why } from '#plugins/process/contract/acts'
import { wording } from '#plugins/process/lang/server/wording'
import { CaseWays } from '#plugins/process/records/case_ways'

/**
 * What is changed by hand in an open case is changed by whoever has it, and where nobody has it by whoever
 * may claim it. What comes to a case (a follow-up, a run of coding) comes whoever has it.
 */
const guard: CaseGuard = {
  async ask(change, { id }) {
    const actor = currentActor()
    const isFollowUp = change.act.name === FOLLOW_UP
    if (!isFollowUp && !actsByHand.includes(change.act.name)) return
    if (actor.userId === null) return
    const ways = await app.container.make(CaseWays)
    const way = await ways.ofLocked(change, id)
    const { isEnded, holder, node } = way.standing
    if (isFollowUp) {
      if (way.definition.followsEnded && !isEnded) throw stillOpen(node.name)
      return
    }
    if (isEnded || holder?.id === actor.userId) return
    const why = acts(way.standing, way.definition, actor, way.revision).claim
    if (why) throw refusal(why, node.name, holder?.name)
  },
}

/** The act that books in a follow-up of a case. */
const FOLLOW_UP = 'case.follow_up_created'

const stillOpen = (node: Words) =>
  new kernelErrors.E_DATA_STATUS({ detail: wording('holder_guard.still_open', { node }) })

function refusal(why: Why, node: Words, holder?: string) {
  if (why === 'no_right_here')
    return new kernelErrors.E_NO_PERMISSION({
      detail: wording('holder_guard.no_right_here', { node }),
    })
  const detail = holder
    ? wording('holder_guard.somebody_has_it', { holder, node })
    : wording('holder_guard.worked_before', { node })
  return new kernelErrors.E_NO_PERMISSION({ detail })
}

export default [guard]
