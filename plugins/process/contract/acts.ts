import { type Definition, workAt } from '#plugins/process/contract/definition'
import { isLocked } from '#plugins/process/contract/lock'
import { hasWorkedBefore, type Standing, waysBack } from '#plugins/process/contract/standing'

/** What people do with a case on its way. */
export const wayActs = [
  ...(['pass', 'return', 'withdraw', 'recall'] as const),
  ...(['claim', 'transfer', 'delete', 'restore'] as const),
] as const

export type WayAct = (typeof wayActs)[number]

/** The permissions to send cases back from a node, and to give those that stand there to others. */
export const returnAt = (node: string) => `PROCESS_RETURN_${node}`
export const assignAt = (node: string) => `PROCESS_ASSIGN_${node}`

/** The permission to delete cases and to restore them. */
export const DELETION = workAt('DELETION')

/** Why an act is not allowed: keys below `why` in lang/. */
export type Why =
  | 'ended'
  | 'locked'
  | 'deleted'
  | 'not_deleted'
  | 'unclaimed'
  | 'held_by_other'
  | 'yours_already'
  | 'worked_before'
  | 'no_right_here'
  | 'no_right_to_return'
  | 'no_right_to_assign'
  | 'no_right_to_delete'
  | 'no_right_to_withdraw'
  | 'nowhere_back'
  | 'not_submitted'
  | 'submitted_by_other'
  | 'work_has_begun'

/** Somebody who would act. */
export interface Who {
  readonly userId: string | null
  readonly permissions: { has(code: string): boolean }
}

/** Of each act, why somebody must not do it; null where they may. */
export type Verdicts = Readonly<Record<WayAct, Why | null>>

/**
 * Of each act, why somebody must not do it; null where they may. The server refuses by it, the browser
 * shows by it what is offered.
 * @param revision at which the case stands
 */
export function acts(
  standing: Standing,
  definition: Definition,
  { userId, permissions }: Who,
  revision: number
): Verdicts {
  const { node, isEnded, isDeleted, holder, passed, creator } = standing
  const isMine = holder !== null && holder.id === userId
  const mayAssign = permissions.has(assignAt(node.key))

  const right = (): Why | null => (permissions.has(workAt(node.key)) ? null : 'no_right_here')
  const before = (): Why | null => (hasWorkedBefore(standing, userId) ? 'worked_before' : null)
  const asHolder = (): Why | null => {
    const why = right()
    if (why) return why
    if (holder === null) return 'unclaimed'
    return isMine ? before() : 'held_by_other'
  }
  const back = (): Why | null =>
    waysBack(standing, definition).length === 0 ? 'nowhere_back' : null
  const sendBack = (): Why | null =>
    permissions.has(returnAt(node.key)) ? back() : 'no_right_to_return'
  const withdraw = (): Why | null => {
    const isCreator = creator !== null && creator.id === userId
    return isCreator || mayAssign ? back() : 'no_right_to_withdraw'
  }
  const recall = (): Why | null => {
    if (!passed) return 'not_submitted'
    if (passed.by === null || passed.by.id !== userId) return 'submitted_by_other'
    return passed.hasBegun || revision > passed.revision ? 'work_has_begun' : null
  }
  const claim = (): Why | null => {
    if (isMine) return 'yours_already'
    return right() ?? (holder === null ? before() : 'held_by_other')
  }
  const remove = (): Why | null => (permissions.has(DELETION) ? null : 'no_right_to_delete')

  const end = isLocked(standing, definition) ? 'locked' : 'ended'
  const open = (why: () => Why | null) => (isDeleted ? 'deleted' : isEnded ? end : why())
  return {
    pass: open(asHolder),
    return: open(() => asHolder() ?? sendBack()),
    withdraw: open(withdraw),
    recall: open(recall),
    claim: open(claim),
    transfer: open(() => (mayAssign ? null : 'no_right_to_assign')),
    delete: open(remove),
    restore: isDeleted ? remove() : 'not_deleted',
  }
}

/**
 * Why somebody must not change what an open case says; null where they may. Whoever has it needs what it
 * takes to submit it, anybody else what it takes to claim it.
 */
export const whyNotChange = ({ claim, pass }: Verdicts): Why | null =>
  claim === 'yours_already' ? pass : claim
