import type { Words } from '#kernel/language/words'

import { type Calendar, sendBy } from '#plugins/deadlines/contract/calendar'
import type { Deadline } from '#plugins/deadlines/contract/deadline'
import { wording } from '#plugins/deadlines/lang/server/wording'

type FactKey = Parameters<typeof wording>[0] & `facts.${string}`

const nameOf = (fact: string): Words =>
  fact.startsWith('C.1.') ? { en: fact, zh: fact } : wording(`facts.${fact}` as FactKey)

/** Says deadlines line by line. */
export function explanationLines(found: readonly Deadline[], calendar: Calendar): Words[] {
  return found.flatMap((deadline) => {
    const { rule, due, dayZero, start, days, missing } = deadline
    const given = {
      destination: wording(`destination.${deadline.destination}`),
      rule: rule ? `${rule.id} ${rule.version}` : '',
      why: rule?.why ?? '',
      ...{ due, dayZero, start, days },
    }
    switch (deadline.state) {
      case 'due':
        return dueLines(deadline, calendar, given)
      case 'unruled':
        return wording('command.no_rule', given)
      case 'no_clock':
        return wording('command.no_clock', given)
      case 'not_sent':
        return wording('command.not_sent', given)
      case 'unsayable':
        return wording('command.unsayable', {
          ...given,
          missing: missing.map(({ name }) => nameOf(name)),
        })
    }
  })
}

function dueLines(
  { due, complement, nearMisses }: Deadline,
  calendar: Calendar,
  given: Readonly<Record<string, unknown>>
): Words[] {
  const by = sendBy(due!, calendar)
  return [
    wording('command.due', given),
    ...(complement ? [wording('command.complement', { due: complement.due })] : []),
    'day' in by
      ? wording('command.send_by', { day: by.day })
      : wording('command.unknown_year', { year: by.unknownYear }),
    ...nearMisses.map((near) =>
      wording('command.near_miss', {
        ...{ rule: near.rule.id, due: near.due ?? '' },
        facts: near.failing.facts.map(({ name }) => nameOf(name)),
      })
    ),
  ]
}
