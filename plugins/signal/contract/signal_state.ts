import type {
  Evidence,
  RealertReason,
  RealertTerms,
  SignalState,
  SignalStatus,
  SignalStep,
} from '#plugins/signal/contract/signal'

export const usualRealert: RealertTerms = { growth: 0.5, firstDeath: true, newRule: true }

/** To which statuses each may be moved: 1 and 2 to and fro, what is closed back to 1 alone. */
const ways: Readonly<Record<SignalStatus, readonly SignalStatus[]>> = {
  0: [1, 2, 3, 4],
  1: [2, 3, 4],
  2: [1, 3, 4],
  3: [1],
  4: [1],
}

export const waysFrom = (status: SignalStatus): readonly SignalStatus[] => ways[status]
export const isClosed = (status: SignalStatus): boolean => status === 3 || status === 4

/** What the steps of a signal amount to; its first step is its detection. */
export function signalState(steps: readonly SignalStep[]): SignalState {
  const [first] = steps
  if (first?.deed.kind !== 'detected') throw new Error('The first step of a signal detects it')
  const begun: SignalState = {
    ...{ status: 0, owner: null, priority: 'medium', due: null, source: first.deed.source },
    ...{ detected: first.at, closed: null, reason: null, closedWith: null },
    ...{ evidence: first.deed.evidence ?? null, realert: usualRealert, answers: {}, actions: [] },
  }
  return steps.reduce(after, begun)
}

function after(before: SignalState, { seq, at, by, deed }: SignalStep): SignalState {
  switch (deed.kind) {
    case 'detected':
      return before
    case 'status':
      return {
        ...before,
        ...{ status: deed.to, reason: deed.reason, realert: deed.realert ?? before.realert },
        closed: isClosed(deed.to) ? at : null,
        closedWith: isClosed(deed.to) ? before.evidence : null,
      }
    case 'evidence':
      return { ...before, evidence: deed.evidence }
    case 'owner':
      return { ...before, owner: { id: deed.id, name: deed.name } }
    case 'priority':
      return { ...before, priority: deed.priority }
    case 'due':
      return { ...before, due: deed.day }
    case 'answer': {
      const { question, answer, text } = deed
      return { ...before, answers: { ...before.answers, [question]: { answer, text, by } } }
    }
    case 'comment':
      return before
    case 'action': {
      const { text, person, day } = deed
      const action = { action: seq, text, person, day, isDone: false }
      return { ...before, actions: [...before.actions, action] }
    }
    case 'action_done': {
      const actions = before.actions.map((each) =>
        each.action === deed.action ? { ...each, isDone: true } : each
      )
      return { ...before, actions }
    }
  }
}

/**
 * Why a closed signal is told of again by a later run: n grew by the share, its first death, a rule that it
 * did not fulfil. Without evidence of its closing it is told of by none.
 */
export function realertReasons(
  { status, closedWith, realert }: Pick<SignalState, 'status' | 'closedWith' | 'realert'>,
  now: Evidence | null
): RealertReason[] {
  if (!isClosed(status) || !closedWith || !now || now.cut <= closedWith.cut) return []
  const reasons = new Set<RealertReason>()
  for (const pair of now.pairs) {
    const before = closedWith.pairs.find(
      ({ term, level }) => term === pair.term && level === pair.level
    )
    if (pair.n > (before?.n ?? 0) && pair.n >= (before?.n ?? 0) * (1 + realert.growth))
      reasons.add('growth')
    if (realert.firstDeath && pair.fatal > 0 && (before?.fatal ?? 0) === 0)
      reasons.add('first_death')
    if (realert.newRule && pair.rules.some((id) => !before?.rules.includes(id)))
      reasons.add('new_rule')
  }
  return [...reasons]
}
