import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { answerOnce } from '#kernel/http/idempotency/answer_once'
import { currentActor } from '#kernel/tenancy/actor'

import { caseRefusals } from '#plugins/cases/contract/refusals'
import { type Obstacle, Obstacles } from '#plugins/process/acting/obstacles'
import { refuseMoved } from '#plugins/process/acting/refuse_moved'
import { acts, type WayAct, type Why } from '#plugins/process/contract/acts'
import { standing as stands, wayOn, waysBack } from '#plugins/process/contract/standing'
import type { Step } from '#plugins/process/contract/step'
import { wording as said } from '#plugins/process/lang/wording'
import { wording } from '#plugins/process/lang/server/wording'
import {
  type CaseWay,
  CaseWays,
  type HeldWay,
  type NewStep,
} from '#plugins/process/records/case_ways'
import { peopleFor, whoWorksNext } from '#plugins/process/records/who_works_next'

/** What somebody does with a case on its way. */
export type AskedAct = {
  readonly caseId: string
  /** Number of the last step that they have seen; absent where many cases are acted on at once. */
  readonly seen?: number
} & (
  | { readonly act: 'pass' | 'claim' }
  | { readonly act: 'recall' | 'delete' | 'restore'; readonly reason: string }
  /** `to`: `creator`, or the key of an earlier node. */
  | { readonly act: 'return' | 'withdraw'; readonly to: string; readonly reason: string }
  /** `to`: id of a user. */
  | { readonly act: 'transfer'; readonly to: string; readonly reason: string }
)

/** What the gates say of a case as it stands. */
export interface JudgedWay {
  readonly seq: number
  readonly revision: number
  /** The first thing that stands in the way. */
  readonly obstacle: Obstacle | null
}

/** Names of the acts in the trail. */
const names = {
  pass: 'case.passed',
  return: 'case.returned',
  withdraw: 'case.withdrawn',
  recall: 'case.recalled',
  claim: 'case.claimed',
  transfer: 'case.transferred',
  delete: 'case.deleted',
  restore: 'case.restored',
} as const satisfies Record<WayAct, string>

/** Submits, returns, withdraws, recalls, claims, transfers, deletes or restores a case. */
@inject()
export default class ActOnCase {
  constructor(
    private ways: CaseWays,
    private changes: Changes,
    private obstacles: Obstacles
  ) {}

  /**
   * Refuses with 2604 an unknown case, with 2602 a deleted one, with 2601 one with which somebody else
   * did something since, with 6009 one that is locked, with 1003 whoever has no right to the act, with 1006 one that is not in order
   * or that a gate holds, with 2017 a way back that there is not, with 1005 somebody to whom it cannot
   * be transferred, with 30017 one for whom nobody is found, with 6008 one to restore for which there
   * is no place.
   * @param key of a request that may come twice
   */
  async handle(asked: AskedAct, key?: string): Promise<void> {
    const request = { ...asked, caseId: asked.caseId.toLowerCase() }
    const judged = await this.judge(request)
    await answerOnce(this.changes, actOf(request), { key, request }, async (change) => {
      await this.#do(change, request, judged)
      return {}
    })
  }

  /**
   * What the gates say before an act, outside of any transaction: null of one that they are not asked
   * of, and of a case that is not there.
   */
  async judge({ act, caseId }: Pick<AskedAct, 'act' | 'caseId'>): Promise<JudgedWay | null> {
    if (act !== 'pass') return null
    const way = await this.ways.find(caseId)
    if (!way) return null
    const [first] = await this.obstacles.of(way.caseId, way.standing.node, 'block')
    return { seq: way.standing.seq, revision: way.revision, obstacle: first ?? null }
  }

  /** The same as part of a larger change. */
  async within(open: OpenChange, asked: AskedAct, judged: JudgedWay | null): Promise<void> {
    await this.#do(open(actOf(asked)), asked, judged)
  }

  async #do(change: Change, asked: AskedAct, judged: JudgedWay | null): Promise<void> {
    const { caseId: id, seen, act } = asked
    const way = await (act === 'restore'
      ? this.ways.ofDeleted(change, id)
      : this.ways.lock(change, id))
    if (seen !== undefined && way.standing.seq !== seen) refuseMoved(way)
    const why = acts(way.standing, way.definition, currentActor(), way.revision)[act]
    if (why) throw refusalOf(why)
    if (act === 'pass') refuseObstacle(way, judged)
    await this.ways.take(change, way, {
      ...(await stepOf(change, way, asked)),
      ...{ act, reason: 'reason' in asked ? asked.reason : null },
    })
  }
}

/** Refuses a case that a gate holds, and one that has become another since the gates were asked. */
function refuseObstacle(way: CaseWay, judged: JudgedWay | null): void {
  const isJudged = judged?.seq === way.standing.seq && judged.revision === way.revision
  if (!isJudged) refuseMoved(way)
  if (!judged.obstacle) return
  const { label, sentence } = judged.obstacle
  throw new kernelErrors.E_DATA_STATUS({
    detail: wording('act_on_case.held_by_gate', { gate: label, sentence }),
  })
}

function actOf(asked: AskedAct) {
  const reason = 'reason' in asked ? asked.reason : undefined
  return { name: names[asked.act], subject: { type: 'case', id: asked.caseId }, reason } as const
}

/** Where an act leads, and who has the case then. */
async function stepOf(
  change: Change,
  way: HeldWay,
  asked: AskedAct
): Promise<Pick<NewStep, 'to' | 'holder'>> {
  const { standing, definition } = way
  const here = standing.node.key
  switch (asked.act) {
    case 'pass': {
      const { to, holder } = wayOn(standing, definition)
      // Who waits for it may have been frozen, or lost the right, since they returned it.
      const isThere =
        holder && (await peopleFor(change.trx, to, standing)).some(({ id }) => id === holder.id)
      if (isThere) return { to: to.key, holder }
      const after = stands([...way.steps, passedBy(way, to.key)], definition)
      return { to: to.key, holder: await whoWorksNext(change.trx, to, after) }
    }
    case 'return':
    case 'withdraw': {
      const back = waysBack(standing, definition).find(({ asked: to }) => to === asked.to)
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
    case 'delete':
      return { to: here, holder: standing.holder }
    case 'restore': {
      const able = await peopleFor(change.trx, standing.node, standing)
      const holder = able.find(({ id }) => id === standing.holder?.id) ?? null
      return { to: here, holder: standing.isEnded ? null : holder }
    }
    case 'transfer': {
      const people = await peopleFor(change.trx, standing.node, standing)
      const holder = people.find(({ id }) => id === asked.to && id !== standing.holder?.id)
      if (!holder) {
        const detail = wording('act_on_case.nobody_to_transfer_to', { node: standing.node.name })
        throw new kernelErrors.E_DATA_NOT_FOUND({ detail })
      }
      return { to: here, holder }
    }
  }
}

/** The step of whoever submits a case now, before it is known who has it then. */
function passedBy({ standing, revision, definition }: CaseWay, to: string): Step {
  const { userId, name } = currentActor()
  return {
    ...{ seq: standing.seq + 1, act: 'pass', from: standing.node.key, to, holder: null },
    ...{ actor: userId === null ? null : { id: userId, name }, at: '', reason: null },
    ...{ revision, definition: definition.version },
  }
}

/** The refusal of whoever must not act on a case, for this reason. */
export function refusalOf(why: Why) {
  if (why === 'locked') return new caseRefusals.E_CASE_LOCKED()
  const detail = said(`why.${why}`)
  return why.startsWith('no_right') || why === 'held_by_other'
    ? new kernelErrors.E_NO_PERMISSION({ detail })
    : new kernelErrors.E_DATA_STATUS({ detail })
}
