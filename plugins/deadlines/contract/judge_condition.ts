import type { Judged } from '#plugins/deadlines/contract/deadline'
import type { DeadlineFacts, EventFacts, Fact, Known } from '#plugins/deadlines/contract/facts'
import type { Condition } from '#plugins/deadlines/contract/rule'

/** Judges the conditions of a rule one by one; those on one event of the event that comes nearest. */
export function judgeConditions(when: readonly Condition[], facts: DeadlineFacts): Judged[] {
  return when.flatMap((condition) =>
    typeof condition === 'object' && 'event' in condition
      ? nearestEvent(condition.event, facts)
      : [judge(condition, facts)]
  )
}

/** Whether all of them hold; what is open counts as not so. */
export function together(judged: readonly Judged[]): Known {
  if (judged.some(({ state, isOpen }) => state === 'no' || isOpen)) return 'no'
  return judged.some(({ state }) => state === 'unknown') ? 'unknown' : 'yes'
}

function nearestEvent(when: readonly Condition[], facts: DeadlineFacts): Judged[] {
  const { events } = facts
  const each = events.map((event) => when.map((condition) => judge(condition, facts, event)))
  const [nearest] = each.toSorted(
    (one, other) => rank[together(one)] - rank[together(other)] || failing(one) - failing(other)
  )
  return nearest ?? when.map((condition) => judge(condition, facts))
}

const rank: Record<Known, number> = { yes: 0, unknown: 1, no: 2 }

const failing = (judged: readonly Judged[]) => judged.filter(({ state }) => state !== 'yes').length

function judge(condition: Condition, facts: DeadlineFacts, event?: EventFacts): Judged {
  const at = event ? { event: event.position } : {}
  if (typeof condition === 'string') {
    const fact = factOf(condition, facts, event)
    return { state: fact.state, isOpen: fact.isOpen === true, facts: [fact], ...at }
  }
  if ('not' in condition) {
    const fact = factOf(condition.not, facts, event)
    const isOpen = fact.isOpen === true
    return { state: isOpen ? 'yes' : opposite[fact.state], isOpen: false, facts: [fact], ...at }
  }
  if ('event' in condition) throw new Error('A condition on an event holds no other event')
  const all = condition.any.map((each) => judge(each, facts, event))
  const met = all.find(({ state }) => state === 'yes')
  if (met) return met
  const unknown = all.filter(({ state }) => state === 'unknown')
  return {
    state: unknown.length > 0 ? 'unknown' : 'no',
    isOpen: unknown.length > 0 && unknown.every(({ isOpen }) => isOpen),
    facts: all.flatMap((each) => each.facts),
    ...at,
  }
}

const opposite: Record<Known, Known> = { yes: 'no', no: 'yes', unknown: 'unknown' }

/** One that nobody states is not known: a case without events has none of them. */
function factOf(name: string, { ofCase }: DeadlineFacts, event?: EventFacts): Fact {
  return event?.facts[name] ?? ofCase[name] ?? { name, state: 'unknown', paths: [] }
}
