import type { CaseContent } from '#kernel/case/content/case_content'
import { lostAssessments } from '#kernel/case/content/lost_assessments'

import { caseErrors } from '#plugins/cases/errors'

/**
 * Asks before assessments go with the drug (1101), the event (1102) or both (1103) that they are of:
 * refused until the request says that it is meant.
 */
export function refuseLostAssessments(before: CaseContent, after: CaseContent): void {
  const { ofDrugs, ofEvents } = lostAssessments(before, after)
  if (ofDrugs && ofEvents) throw new caseErrors.E_BOTH_ASSESSED({ confirm: true })
  if (ofDrugs) throw new caseErrors.E_DRUG_ASSESSED({ confirm: true })
  if (ofEvents) throw new caseErrors.E_EVENT_ASSESSED({ confirm: true })
}
