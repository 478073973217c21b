import type { CountLevel, PlanSettings, StratumName } from '#plugins/signal/contract/plan'
import { strataNames } from '#plugins/signal/contract/plan'
import type { KeptReport, MappedVocabulary } from '#plugins/signal/counting/kept_report'
import {
  FATAL,
  type PackedReport,
  type ReferenceReports,
  SERIOUS,
} from '#plugins/signal/reference/packed_reports'

/** Whether a report is one of reference data: it is no case of the project. */
export const isOfReference = ({ caseId }: Pick<KeptReport, 'caseId'>): boolean => caseId === ''

/**
 * Reports of reference data as a run counts them; those that are alike are one and the same object. A report
 * that is not serious is left out where serious ones alone are counted, one without a drug, too: of the
 * concomitant ones alone where these are not counted.
 */
export function referenceReports(
  { vocabulary, reports }: ReferenceReports,
  mapped: MappedVocabulary,
  settings: PlanSettings
): KeptReport[] {
  const strata = vocabulary.strata.map(
    (values) =>
      Object.fromEntries(strataNames.map((name, at) => [name, values[at]!])) as Record<
        StratumName,
        string
      >
  )
  const found: KeptReport[] = []
  for (const report of reports) {
    const [, , , stratum, flags, count] = report
    if (settings.seriousOnly && (flags & SERIOUS) === 0) continue
    const drugs = drugsOf(report, mapped, settings)
    const terms = termsOf(report, mapped)
    if (drugs.length === 0 || (terms.pt ?? []).length === 0) continue
    const kept: KeptReport = {
      ...{ caseId: '', caseNo: '', revision: 0, onsets: [], drugs, terms },
      strata: strata[stratum]!,
      ...{ isSerious: (flags & SERIOUS) !== 0, isFatal: (flags & FATAL) !== 0 },
    }
    for (let at = 0; at < count; at++) found.push(kept)
  }
  return found
}

function drugsOf(
  [suspect, concomitant]: PackedReport,
  { drugs }: MappedVocabulary,
  settings: PlanSettings
): string[] {
  const places = settings.concomitant ? [...suspect, ...concomitant] : suspect
  return [...new Set(places.flatMap((at) => drugs[at]!))].sort()
}

function termsOf([, , events]: PackedReport, { terms }: MappedVocabulary) {
  const found: Partial<Record<CountLevel, string[]>> = {}
  for (const [level, keys] of Object.entries(terms) as [CountLevel, readonly string[][]][])
    found[level] = [...new Set(events.flatMap((at) => keys[at]!))].sort()
  return found
}
