import type { FactsOfVersion } from '#plugins/cases/contract/version_facts'
import type { CaseSource } from '#plugins/sur/contract/series'

const STUDY = '2'
const TRIAL = '1'

/**
 * From where a case comes: a report of a study (C.1.3 is 2) is of a clinical trial where C.5.4 says so or
 * says nothing, else of another study or programme; every other report is spontaneous, those of
 * authorities and of the literature among them.
 */
export function sourceOf({
  reportType,
  studyType,
}: Pick<FactsOfVersion, 'reportType' | 'studyType'>): CaseSource {
  if (reportType !== STUDY) return 'spontaneous'
  return studyType === null || studyType === TRIAL ? 'trial' : 'solicited'
}
