import { parsePartialDate, isRealDate } from '#kernel/case/content/partial_date'
import type { Deadline, Judged, Missing, NearMiss } from '#plugins/deadlines/contract/deadline'
import { addDays } from '#plugins/deadlines/contract/days'
import type { DeadlineFacts } from '#plugins/deadlines/contract/facts'
import { judgeConditions, together } from '#plugins/deadlines/contract/judge_condition'
import type { DeadlineRule, Destination, Start } from '#plugins/deadlines/contract/rule'

/** A report that is due within so many days is an expedited one (C.1.7). */
const EXPEDITED = 15

/**
 * When a case is due at each destination, and why: the first rule of the destination that holds. It is
 * pure, and the same in the browser and on the server.
 */
export function deadlines(
  facts: DeadlineFacts,
  rules: readonly DeadlineRule[]
): readonly Deadline[] {
  return facts.destinations.map((destination) => deadlineAt(destination, facts, rules))
}

function deadlineAt(
  destination: Destination,
  facts: DeadlineFacts,
  rules: readonly DeadlineRule[]
): Deadline {
  const nothing = { destination, why: [], missing: [], nearMisses: [] }
  if (facts.version === 'amendment' || facts.version === 'nullification') {
    return { ...nothing, state: 'no_clock' }
  }
  const own = rules.filter((rule) => rule.destination === destination)
  if (own.length === 0) return { ...nothing, state: 'unruled' }
  const all = inForce([...own, ...rules.filter((rule) => rule.destination === undefined)], facts)
  const nearMisses: NearMiss[] = []
  for (const rule of all) {
    const why = judgeConditions(rule.when, facts)
    const verdict = together(why)
    if (verdict === 'yes') return dueBy(rule, facts, { ...nothing, why, nearMisses })
    if (verdict === 'unknown') {
      return { ...nothing, state: 'unsayable', rule, why, missing: missingOf(why), nearMisses }
    }
    const near = nearMiss(rule, why, facts)
    if (near) nearMisses.push(near)
  }
  throw new Error(`No rule says what holds where no other rule does, at ${destination}`)
}

/** Rules that hold on day 0, each in the version of that day. */
function inForce(rules: readonly DeadlineRule[], facts: DeadlineFacts): DeadlineRule[] {
  const latest = new Map<string, DeadlineRule>()
  for (const rule of rules) {
    const dayZero = dayOf(facts, startOf(rule, facts))
    if (rule.from !== undefined && dayZero !== null && dayZero < rule.from) continue
    const before = latest.get(rule.id)
    if (!before || before.version < rule.version) latest.set(rule.id, rule)
  }
  return [...latest.values()]
}

type Begun = Pick<Deadline, 'destination' | 'why' | 'missing' | 'nearMisses'>

function dueBy(rule: DeadlineRule, facts: DeadlineFacts, begun: Begun): Deadline {
  const start = startOf(rule, facts)
  if (rule.days === null) return { ...begun, state: 'not_sent', rule }
  const dayZero = dayOf(facts, start)
  if (dayZero === null) {
    const missing = [{ name: start, paths: [start.replaceAll('.', '_')] }]
    return { ...begun, state: 'unsayable', rule, start, missing }
  }
  const due = addDays(dayZero, rule.days)
  const stated = facts.isStatedExpedited
  const contradicts = stated !== undefined && stated !== rule.days <= EXPEDITED
  return {
    ...begun,
    ...{ state: 'due', rule, start, dayZero, days: rule.days, due },
    ...(rule.then && { complement: complementOf(rule.then.days, due, facts, begun.destination) }),
    ...(contradicts && { contradictsStated: true as const }),
  }
}

function complementOf(
  days: number,
  due: string,
  { submitted }: DeadlineFacts,
  destination: Destination
) {
  const at = submitted[destination]
  const from = at ?? due
  return { due: addDays(from, days), from, since: at ? 'submitted' : 'due' } as const
}

/** A rule that fails by one condition alone, and that would be due on another day. */
function nearMiss(
  rule: DeadlineRule,
  judged: readonly Judged[],
  facts: DeadlineFacts
): NearMiss | null {
  const failed = judged.filter(({ state }) => state !== 'yes')
  if (failed.length !== 1) return null
  const [failing] = failed as [Judged]
  // That a case is one of another kind altogether is no near miss.
  if (failing.event === undefined) return null
  const dayZero = dayOf(facts, startOf(rule, facts))
  return {
    ...{ rule, failing, met: judged.filter((each) => each !== failing) },
    ...(dayZero !== null && rule.days !== null && { due: addDays(dayZero, rule.days) }),
  }
}

/** What has to be said first, each once with all of its places. */
function missingOf(judged: readonly Judged[]): Missing[] {
  const unknown = judged.filter(({ state }) => state === 'unknown').flatMap(({ facts }) => facts)
  const byName = Map.groupBy(
    unknown.filter(({ state }) => state === 'unknown'),
    ({ name, asks }) => asks ?? name
  )
  return [...byName].map(([name, facts]) => ({
    ...{ name, paths: [...new Set(facts.flatMap(({ paths }) => paths))] },
    ...(facts[0]!.code !== undefined && { code: facts[0]!.code }),
  }))
}

const startOf = ({ start }: DeadlineRule, { version }: DeadlineFacts): Start =>
  version === 'later' ? start.later : start.first

/** The day of a receipt as it was written, whatever clock it was written by; null for less than a day. */
function dayOf({ receipts }: DeadlineFacts, start: Start): string | null {
  const date = parsePartialDate(receipts[start])
  if (date === null || date.parts.length < 3 || !isRealDate(receipts[start])) return null
  return receipts[start]!.slice(0, 10)
}
