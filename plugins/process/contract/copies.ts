import type { Standing } from '#plugins/process/contract/standing'
import type { Holder } from '#plugins/process/contract/step'

/** What is kept beside the steps of a case, so that lists need not fold them. */
export interface Copies {
  readonly status: string
  readonly holder: Holder | null
  /** An open case has one, one that has ended or is deleted none. */
  readonly task: {
    readonly node: string
    readonly holder: Holder | null
    /** UTC, ISO 8601. */
    readonly since: string
  } | null
  /** What the case list shows of it, ended or not; null where nothing is kept. */
  readonly standing: { readonly creator: string | null; readonly since: string } | null
}

/** The copies that belong to a standing. */
export function copiesOf(stands: Standing): Copies {
  const { node, holder, since, isEnded, isDeleted, creator } = stands
  const isOpen = !isEnded && !isDeleted
  return {
    ...{ status: node.key, holder },
    task: isOpen ? { node: node.key, holder, since } : null,
    standing: { creator: creator?.name ?? null, since },
  }
}

export const copyKinds = ['status', 'holder', 'task', 'standing'] as const

/** Which of the copies are not what they should be; of people their ids count. */
export const differing = (is: Copies, should: Copies): readonly (typeof copyKinds)[number][] =>
  copyKinds.filter((kind) => textOf(is, kind) !== textOf(should, kind))

/** A copy in a line. */
export function textOf(copies: Copies, kind: (typeof copyKinds)[number]): string {
  const { status, holder, task, standing } = copies
  if (kind === 'status') return status
  if (kind === 'holder') return holder?.id ?? '-'
  if (kind === 'standing')
    return standing ? `by ${standing.creator ?? '-'}, since ${standing.since}` : '-'
  return task ? `${task.node}, ${task.holder?.id ?? '-'}, since ${task.since}` : '-'
}
