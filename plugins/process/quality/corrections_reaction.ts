import app from '@adonisjs/core/services/app'

import { differences } from '#kernel/case/content/differences'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { currentActor } from '#kernel/tenancy/actor'

import { actsByHand } from '#plugins/cases/contract/guards'
import type { CaseReaction } from '#plugins/cases/contract/reactions'
import { QUALITY } from '#plugins/process/contract/correction'
import { CaseWays } from '#plugins/process/records/case_ways'
import { keepCorrections } from '#plugins/process/records/keep_corrections'

/**
 * What somebody changes by hand in a case that stands at the quality check was entered wrong. What comes
 * to it there (a follow-up, an import, a run of coding) corrects nobody.
 */
export const corrections: CaseReaction = {
  async revised({ change, before, after }) {
    if (after.status !== QUALITY || currentActor().userId === null) return
    if (!actsByHand.includes(change.act.name)) return
    const { catalogue } = await app.container.make(FormSchemas)
    const found = differences(before.content, after.content, catalogue).filter(
      (each) => each.kind === 'value'
    )
    if (found.length === 0) return
    const ways = await app.container.make(CaseWays)
    const { steps, standing, definition } = await ways.ofLocked(change, after.id)
    const came = steps.findLast(({ from, to }) => to === QUALITY && from !== to)!
    const entry = definition.nodes.find(({ kind }) => kind === 'entry')!
    const { id: caseId, version, revision } = after
    const enteredBy = standing.workers[entry.key] ?? standing.creator
    await keepCorrections(change, { caseId, version, revision, stay: came.seq, enteredBy }, found)
  },
}
