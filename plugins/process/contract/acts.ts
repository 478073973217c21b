import { type Definition, workAt } from '#plugins/process/contract/definition'
import { type Standing, waysBack } from '#plugins/process/contract/standing'

/** What people do with a case on its way. */
export const wayActs = ['pass', 'return', 'recall', 'claim', 'transfer'] as const

export type WayAct = (typeof wayActs)[number]

/** The permissions to send cases back, and to give them to others. */
export const RETURN = 'PROCESS_RETURN'
export const ASSIGN = 'PROCESS_ASSIGN'

/** Why an act is not allowed: keys below `why` in lang/. */
export type Why =
  | 'ended'
  | 'unclaimed'
  | 'held_by_other'
  | 'yours_already'
  | 'no_right_here'
  | 'no_right_to_return'
  | 'no_right_to_assign'
  | 'nowhere_back'
  | 'not_submitted'
  | 'submitted_by_other'
  | 'work_has_begun'

/** Somebody who would act. */
export interface Who {
  readonly userId: string | null
  readonly permissions: { has(code: string): boolean }
}

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
): Readonly<Record<WayAct, Why | null>> {
  const { node, isEnded, holder, passed } = standing
  const isMine = holder !== null && holder.id === userId
  const mayWork = permissions.has(workAt(node.key))

  const asHolder = (): Why | null => {
    if (holder === null) return 'unclaimed'
    if (!isMine) return 'held_by_other'
    return mayWork ? null : 'no_right_here'
  }
  const back = (): Why | null => {
    if (!permissions.has(RETURN)) return 'no_right_to_return'
    return waysBack(standing, definition).length === 0 ? 'nowhere_back' : null
  }
  const recall = (): Why | null => {
    if (!passed) return 'not_submitted'
    if (passed.by === null || passed.by.id !== userId) return 'submitted_by_other'
    return passed.hasBegun || revision > passed.revision ? 'work_has_begun' : null
  }
  const claim = (): Why | null => {
    if (holder !== null) return isMine ? 'yours_already' : 'held_by_other'
    return mayWork ? null : 'no_right_here'
  }
  const transfer = (): Why | null => (permissions.has(ASSIGN) ? null : 'no_right_to_assign')

  const open = (why: () => Why | null) => (isEnded ? 'ended' : why())
  return {
    pass: open(asHolder),
    return: open(() => asHolder() ?? back()),
    recall: open(recall),
    claim: open(claim),
    transfer: open(transfer),
  }
}
