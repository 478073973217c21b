import type { VersionKind } from '#plugins/cases/contract'
import { type Definition, type DefinedNode, nodeOf } from '#plugins/process/contract/definition'
import type { Holder, Step } from '#plugins/process/contract/step'

/** A node sent the case back and waits for it. */
export interface Returned {
  /** The node that sent it back. */
  readonly from: string
  readonly to: string
  readonly by: Holder | null
  readonly reason: string | null
}

/** The case was submitted, and nothing but that happened since. */
interface Passed {
  readonly from: string
  readonly by: Holder | null
  /** Revision at which it was submitted: a later one tells that work has begun. */
  readonly revision: number
  readonly hasBegun: boolean
  /** What was being waited for before. */
  readonly returns: readonly Returned[]
}

/** Where a case stands: what its steps amount to. */
export interface Standing {
  /** Kind of the version that is on its way. */
  readonly kind: VersionKind
  readonly node: DefinedNode
  readonly isEnded: boolean
  /** Nothing is done with it then but to restore it. */
  readonly isDeleted: boolean
  readonly holder: Holder | null
  /** When it came to this node; UTC, ISO 8601. */
  readonly since: string
  /** Number of its last step. */
  readonly seq: number
  readonly creator: Holder | null
  /** Who worked on it at each node last, by key. */
  readonly workers: Readonly<Record<string, Holder>>
  /** Ids of all who worked on it at each node, by key. */
  readonly workedAt: Readonly<Record<string, readonly string[]>>
  /** Nodes beyond this one that sent it back and wait for it, the last one at the end. */
  readonly returns: readonly Returned[]
  readonly passed: Passed | null
}

/**
 * Where a case stands after its steps: the one place that knows what each of them does. A later version
 * begins anew, maybe with another definition: what was before tells nothing of where it stands.
 * @param steps all of its steps, in their order; the first one begins
 */
export function standing(steps: readonly Step[], definition: Definition): Standing {
  const [first, ...others] = steps.slice(steps.findLastIndex(({ act }) => act === 'begin'))
  if (first?.act !== 'begin') throw new Error('The first step of a case begins')
  return others.reduce(
    (before, step) => ({ ...before, ...after(before, step, definition), seq: step.seq }),
    begun(first, definition)
  )
}

function begun(step: Step, definition: Definition): Standing {
  return {
    ...at(step, definition),
    ...{ seq: step.seq, kind: step.kind ?? 'first', creator: step.actor, isDeleted: false },
    ...{ workers: {}, workedAt: {}, returns: [], passed: null },
  }
}

/** The case came to a node. */
function at({ to, holder, at: since }: Step, definition: Definition) {
  const node = nodeOf(definition, to)
  return { node, isEnded: node.kind === 'ended', holder, since }
}

function after(before: Standing, step: Step, definition: Definition): Partial<Standing> {
  const { node, returns, passed } = before
  const here = { holder: step.holder }
  switch (step.act) {
    case 'begin':
      // Never met: what is folded begins with the last of them.
      return begun(step, definition)
    case 'claim':
      return { ...here, passed: passed && { ...passed, hasBegun: true } }
    case 'transfer':
      return here
    case 'delete':
      return { isDeleted: true, passed: null }
    case 'restore':
      return { ...at(step, definition), isDeleted: false }
    case 'withdraw':
      return { ...at(step, definition), passed: null }
    case 'unlock':
      return { ...at(step, definition), passed: null, returns: [] }
    case 'recall':
      return { ...at(step, definition), passed: null, returns: passed?.returns ?? [] }
    case 'return': {
      const sentBack = { from: node.key, to: step.to, by: step.actor, reason: step.reason }
      return {
        ...at(step, definition),
        ...worked(before, step),
        ...{ returns: [...returns, sentBack], passed: null },
      }
    }
    case 'pass': {
      const { actor: by, revision } = step
      return {
        ...at(step, definition),
        ...worked(before, step),
        returns: returns.filter(
          ({ from }) => placeOf(definition, step.to) < placeOf(definition, from)
        ),
        passed: { from: node.key, by, revision, hasBegun: false, returns },
      }
    }
  }
}

function worked({ workers, workedAt, node: { key } }: Standing, { actor }: Step) {
  if (!actor) return {}
  const before = workedAt[key] ?? []
  return {
    workers: { ...workers, [key]: actor },
    workedAt: before.includes(actor.id) ? workedAt : { ...workedAt, [key]: [...before, actor.id] },
  }
}

/** Whether somebody worked on the case at a node whose people do not work on it where it stands. */
export const hasWorkedBefore = ({ node, workedAt }: Standing, userId: string | null): boolean =>
  userId !== null && (node.notBy ?? []).some((key) => workedAt[key]?.includes(userId))

/** Whether a version of a kind passes a node. */
export const passes = (kind: VersionKind, { notFor = [] }: DefinedNode): boolean =>
  !notFor.some((each) => each === kind)

/** Which node in the order of the process it is, from 0. */
const placeOf = ({ nodes }: Definition, wanted: string) =>
  nodes.findIndex(({ key }) => key === wanted)

/** Where a case goes from here, and who has it there. */
export interface Way {
  readonly to: DefinedNode
  readonly holder: Holder | null
}

/** Where a case that is open is submitted to. */
export function wayOn({ node, kind, returns }: Standing, definition: Definition): Way {
  const waiting = returns.at(-1)
  if (waiting && nodeOf(definition, waiting.from).afterReturn === 'resume')
    return { to: nodeOf(definition, waiting.from), holder: waiting.by }
  const beyond = definition.nodes.slice(placeOf(definition, node.key) + 1)
  return { to: beyond.find((each) => passes(kind, each))!, holder: null }
}

/** A way back, by the word or key with which it is asked for. */
export interface WayBack extends Way {
  /** `creator`, or the key of an earlier node. */
  readonly asked: string
}

/**
 * Where a case may be returned to, the nearest first: any earlier node, where it goes to whoever worked
 * on it there last, and its creator.
 */
export function waysBack(
  { node, kind, workers, creator }: Standing,
  definition: Definition
): readonly WayBack[] {
  const earlier = definition.nodes
    .slice(0, placeOf(definition, node.key))
    .filter((each) => passes(kind, each))
  const back = earlier.map((to) => ({ asked: to.key, to, holder: workers[to.key] ?? null }))
  const entry = earlier.find((each) => each.kind === 'entry')
  const toCreator = entry && creator ? [{ asked: 'creator', to: entry, holder: creator }] : []
  return [...back.reverse(), ...toCreator]
}
