import type { ValuesOf } from '#kernel/fields/field'

import type { Condition, DeadlineRule } from '#plugins/deadlines/contract/rule'
import type { deadlineSettings } from '#plugins/deadlines/settings/settings'

type OwnRule = ValuesOf<typeof deadlineSettings.fields>['ownRules'][number]

/** The rules that a project added, in their order. They come before those that are supplied. */
export function ownRules(rules: readonly OwnRule[]): DeadlineRule[] {
  return rules.map((rule, at) => {
    const { destination, report, days, why, source } = rule
    const ofEvent = eventConditions(rule)
    return {
      ...{ id: `OWN-${destination}-${at + 1}`, version: 1, destination, days },
      when: [
        ...(report === 'any' ? [] : [report]),
        ...(ofEvent.length > 0 ? [{ event: ofEvent }] : []),
      ],
      start:
        rule.start === 'usual' || rule.start === undefined
          ? { first: 'C.1.4', later: 'C.1.5' }
          : { first: rule.start, later: rule.start },
      why: { en: why, zh: why },
      source: { title: { en: source, zh: source } },
      verified: false,
      isOwn: true,
    }
  })
}

function eventConditions({
  destination,
  report,
  seriousness,
  listedness,
  relatedness,
}: OwnRule): Condition[] {
  const market = report !== 'trial' && (destination === 'CN' || destination === 'US')
  const unexpected = `unexpected_${market ? destination : 'ib'}`
  return [
    ...(seriousness === 'any' ? [] : [criteria[seriousness]]),
    ...(listedness === 'unexpected' ? [unexpected] : []),
    ...(relatedness === 'related' ? ['related'] : []),
  ]
}

const criteria: Record<Exclude<OwnRule['seriousness'], 'any'>, Condition> = {
  serious: 'serious',
  grave: { any: ['fatal', 'lifeThreatening'] },
  fatal: 'fatal',
  not_serious: { not: 'serious' },
}
