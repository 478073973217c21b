import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import { acts, type WayAct, type Why } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'
import { wayOn, waysBack } from '#plugins/process/contract/standing'
import { wording as said } from '#plugins/process/lang/wording'
import { wording } from '#plugins/process/lang/server/wording'
import { peopleWith } from '#kernel/people/people_with'
import { refuseMoved } from '#plugins/process/acting/refuse_moved'
import { type CaseWay, CaseWays, type NewStep } from '#plugins/process/records/case_ways'
import type { Change } from '#kernel/changes/change'

/** What somebody does with a case on its way. */
export type AskedAct = {
  readonly caseId: string
  /** Number of the last step that they have seen. */
  readonly seen: number
} & (
  | { readonly act: 'pass' | 'claim' }
  | { readonly act: 'recall'; readonly reason: string }
  /** `to`: `creator`, or the key of an earlier node. */
  | { readonly act: 'return'; readonly to: string; readonly reason: string }
  /** `to`: id of a user. */
  | { readonly act: 'transfer'; readonly to: string; readonly reason: string }
)

/** Names of the acts in the trail. */
const names = {
  pass: 'case.passed',
  return: 'case.returned',
  recall: 'case.recalled',
  claim: 'case.claimed',
  transfer: 'case.transferred',
} as const satisfies Record<WayAct, string>

/** Submits, returns, recalls, claims or transfers a case. */
@inject()
export default class ActOnCase {
  constructor(
    private ways: CaseWays,
    private changes: Changes
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2601 one with which somebody else did something since, with
   * 1003 whoever has no right to the act, with 1006 one that is not in order, with 2017 a way back that
   * there is not, with 1005 somebody to whom it cannot be transferred.
   * @returns where the case stands then
   */
  async handle(asked: AskedAct): Promise<CaseWay> {
    const id = asked.caseId.toLowerCase()
    const reason = 'reason' in asked ? asked.reason : undefined
    const act = { name: names[asked.act], subject: { type: 'case', id }, reason } as const
    await this.changes.record(act, async (change) => {
      const way = await this.ways.lock(change, id)
      if (way.standing.seq !== asked.seen) refuseMoved(way)
      const why = acts(way.standing, way.definition, currentActor(), way.revision)[asked.act]
      if (why) throw refusalOf(why)
      await this.ways.take(change, way, {
        ...(await stepOf(change, way, asked)),
        ...{ act: asked.act, reason: reason ?? null },
      })
    })
    return this.ways.get(id)
  }
}

/** Where an act leads, and who has the case then. */
async function stepOf(
  change: Change,
  { standing, definition }: CaseWay,
  asked: AskedAct
): Promise<Pick<NewStep, 'to' | 'holder'>> {
  const here = standing.node.key
  switch (asked.act) {
    case 'pass': {
      const { to, holder } = wayOn(standing, definition)
      return { to: to.key, holder }
    }
    case 'return': {
      const back = waysBack(standing, definition).find((way) => way.asked === asked.to)
      if (!back) {
        const detail = wording('act_on_case.no_such_way_back', { to: asked.to })
        throw new kernelErrors.E_PARAMETER({ detail })
      }
      return { to: back.to.key, holder: back.holder }
    }
    case 'recall':
      return { to: standing.passed!.from, holder: standing.passed!.by }
    case 'claim': {
      const { userId, name } = currentActor()
      return { to: here, holder: { id: userId!, name } }
    }
    case 'transfer': {
      const people = await peopleWith(change.trx, workAt(here))
      const holder = people.find(({ id }) => id === asked.to && id !== standing.holder?.id)
      if (!holder) {
        const detail = wording('act_on_case.nobody_to_transfer_to', { node: standing.node.name })
        throw new kernelErrors.E_DATA_NOT_FOUND({ detail })
      }
      return { to: here, holder }
    }
  }
}

function refusalOf(why: Why) {
  const detail = said(`why.${why}`)
  return why.startsWith('no_right')
    ? new kernelErrors.E_NO_PERMISSION({ detail })
    : new kernelErrors.E_DATA_STATUS({ detail })
}
