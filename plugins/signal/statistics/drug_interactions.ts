import type { PairCounts } from '#plugins/signal/statistics/counting/pair_counts'
import { type DrugPairReports, interaction } from '#plugins/signal/statistics/interaction'

/** Two drugs and an event, with what the interaction of the drugs is. */
export interface DrugInteraction extends DrugPairReports {
  readonly drugs: readonly [first: number, second: number]
  readonly eventCode: number
  readonly omega: ReturnType<typeof interaction>
}

/**
 * Every two drugs and event that enough reports mention together, by drugs, then by event.
 * @param least reports with all three
 */
export function drugInteractions(counts: PairCounts, least: number): DrugInteraction[] {
  const found: DrugInteraction[] = []
  const together = new Uint32Array(counts.drugs.length)
  const ofEvents = new Map<number, Map<number, number>>()
  const eventsOf = (drug: number) => {
    const known = ofEvents.get(drug) ?? counts.eventsAmong(counts.reportsOfDrug(drug))
    ofEvents.set(drug, known)
    return known
  }
  for (const first of counts.drugs.keys()) {
    const reports = counts.reportsOfDrug(first)
    together.fill(0)
    for (const report of reports)
      for (const drug of counts.drugsOfReport(report)) together[drug]! += 1
    const own = new Set(reports)
    for (let second = first + 1; second < together.length; second++) {
      if (together[second]! < least || together[second] === 0) continue
      const both = counts.reportsOfDrug(second).filter((report) => own.has(report))
      const pair = [first, second] as const
      for (const [event, n] of counts.eventsAmong(both)) {
        if (n < least) continue
        const ofFirst = eventsOf(first).get(event)!
        const ofSecond = eventsOf(second).get(event)!
        const cells = cellsOf(counts, pair, both.length, { event, n, ofFirst, ofSecond })
        found.push({ ...cells, drugs: pair, eventCode: event, omega: interaction(cells) })
      }
    }
  }
  return found
}

interface EventCounts {
  readonly event: number
  readonly n: number
  readonly ofFirst: number
  readonly ofSecond: number
}

function cellsOf(
  counts: PairCounts,
  [first, second]: readonly [number, number],
  together: number,
  { event, n, ofFirst, ofSecond }: EventCounts
): DrugPairReports {
  const firstReports = counts.reportsOfDrug(first).length
  const secondReports = counts.reportsOfDrug(second).length
  const eventReports = counts.reportsOfEvent(event).length
  return {
    both: { event: n, reports: together },
    first: { event: ofFirst - n, reports: firstReports - together },
    second: { event: ofSecond - n, reports: secondReports - together },
    neither: {
      event: eventReports - ofFirst - ofSecond + n,
      reports: counts.reports - firstReports - secondReports + together,
    },
  }
}
