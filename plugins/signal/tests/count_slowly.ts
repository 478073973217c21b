import type { CountLevel, StratumName } from '#plugins/signal/contract/plan'
import type { KeptReport } from '#plugins/signal/counting/kept_report'

/** A pair as it is counted by looking at every report for every pair. */
export interface SlowPair {
  readonly drug: string
  readonly term: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly expected: number
}

/**
 * Counts pairs by the definition, word for word, with nothing of the fast counter: for checks alone. A report
 * is in one cell of each pair; expected reports are added up over the strata.
 */
export function countSlowly(
  reports: readonly KeptReport[],
  level: CountLevel,
  strata: readonly StratumName[]
): SlowPair[] {
  const pairs = new Set<string>()
  for (const report of reports)
    for (const drug of report.drugs)
      for (const term of report.terms[level] ?? []) pairs.add(JSON.stringify([drug, term]))
  return [...pairs].sort().map((pair) => {
    const [drug, term] = JSON.parse(pair) as [string, string]
    const cells = { a: 0, b: 0, c: 0, d: 0 }
    const within = new Map<string, { all: number; drug: number; term: number }>()
    for (const report of reports) {
      const hasDrug = report.drugs.includes(drug)
      const hasTerm = report.terms[level]?.includes(term) ?? false
      cells[hasDrug ? (hasTerm ? 'a' : 'b') : hasTerm ? 'c' : 'd'] += 1
      const name = JSON.stringify(strata.map((each) => report.strata[each]))
      const stratum = within.get(name) ?? { all: 0, drug: 0, term: 0 }
      within.set(name, stratum)
      stratum.all += 1
      if (hasDrug) stratum.drug += 1
      if (hasTerm) stratum.term += 1
    }
    let expected = 0
    for (const { all, drug: ofDrug, term: ofTerm } of within.values())
      expected += (ofDrug * ofTerm) / all
    return { drug, term, ...cells, expected }
  })
}
