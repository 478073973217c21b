import type { EventFacts, FactsOfVersion } from '#plugins/cases/contract/version_facts'
import type { QualityList, SeriesCase, SeriesEvent, WhyOut } from '#plugins/sur/contract/series'
import { NOT_CODED } from '#plugins/sur/contract/series'
import { unitOf } from '#plugins/sur/contract/units'
import { armOf } from '#plugins/sur/series/arm_of'
import { relatedOf } from '#plugins/sur/series/related'
import { sourceOf } from '#plugins/sur/series/source_of'
import { sinceOf, type VersionAtLock } from '#plugins/sur/series/version_at'

/** A case of the project as it was read. */
export interface CaseRead {
  readonly caseId: string
  readonly caseNo: string
  readonly isDeleted: boolean
  /** Its latest version is not through its process. */
  readonly isOpen: boolean
  readonly latestVersion: number
}

/** Keys of the terms of an event. */
export interface TermKeys {
  readonly pt: string
  readonly soc: string
}

/** What a series is counted by. */
export interface SeriesRule {
  /** First day of the interval and the lock day, yyyy-MM-dd. */
  readonly start: string
  readonly lockPoint: string
  /** Names of the product. */
  readonly products: readonly string[]
  /** Units that the report before counted. */
  readonly before: ReadonlySet<string>
}

/** A case of which nothing is counted. */
export const leftOut = (
  { caseId, caseNo }: CaseRead,
  out: WhyOut,
  at: VersionAtLock['chosen'] = null
): SeriesCase => ({
  ...{ caseId, caseNo, out, version: at?.version ?? null, revision: at?.revision ?? null },
  ...{ received: at?.received ?? null, recent: at?.recent ?? null },
  ...{ source: 'spontaneous', arm: 'not_stated', events: [], lines: {} },
  quality: out === 'later' ? [] : [out],
})

/**
 * A case as the series has it. Cases that were deleted or nullified are out with their reason; what else
 * makes a case doubtful is said of it, and it counts.
 * @param facts of the chosen version
 * @param termOf names the terms of an event
 */
export function caseOfSeries(
  read: CaseRead,
  { out, chosen, before }: VersionAtLock,
  facts: FactsOfVersion | null,
  rule: SeriesRule,
  termOf: (event: EventFacts) => TermKeys
): SeriesCase {
  if (read.isDeleted) return leftOut(read, 'deleted')
  if (out !== null || chosen === null || facts === null) return leftOut(read, out ?? 'no_version')
  if (facts.isNullified) return leftOut(read, 'nullified', chosen)
  const { caseId, caseNo } = read
  const source = sourceOf(facts)
  const arm = armOf(chosen.content, rule.products)
  const related = facts.events.map((_event, at) => relatedOf(facts.pairs, at + 1))
  const events = facts.events.map((event, at): SeriesEvent => {
    const since = sinceOf(event.rowId, before) ?? chosen.recent!
    const isKnown = rule.before.has(unitOf(caseId, event.rowId))
    return {
      ...{ id: event.rowId, ...termOf(event), since },
      ...{ isSerious: event.serious === 'yes', isRelated: related[at] === true },
      isNew: since >= rule.start && !isKnown,
    }
  })
  const isOfProduct = arm === 'study_drug' || arm === 'blinded'
  const lacksProduct = source === 'trial' ? arm === 'not_stated' : !isOfProduct
  const quality: QualityList[] = [
    ...(lacksProduct ? (['no_product'] as const) : []),
    ...(events.length === 0 ? (['no_event'] as const) : []),
    ...(related.includes(null) ? (['no_assessment'] as const) : []),
    ...(events.some(({ soc }) => soc === NOT_CODED) ? (['no_code'] as const) : []),
    ...(read.isOpen && chosen.version === read.latestVersion ? (['open'] as const) : []),
  ]
  const { version, revision, received, recent } = chosen
  return {
    ...{ caseId, caseNo, version, revision, received, recent, out: null, quality },
    ...{ source, arm, events, lines: {} },
  }
}
