import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/signal/lang/server/wording'
import type { Reason } from '#plugins/signal/statistics/undefined_reasons'

const SENTENCES: Readonly<Record<Reason, Words>> = {
  noReports: wording('reasons.no_reports'),
  drugNotReported: wording('reasons.drug_not_reported'),
  eventNotReported: wording('reasons.event_not_reported'),
  everyReportHasDrug: wording('reasons.every_report_has_drug'),
  everyReportHasEvent: wording('reasons.every_report_has_event'),
  eventWithDrugAlone: wording('reasons.event_with_drug_alone'),
  drugWithEventAlone: wording('reasons.drug_with_event_alone'),
  noReportWithBoth: wording('reasons.no_report_with_both'),
  nothingExpected: wording('reasons.nothing_expected'),
  noConvergence: wording('reasons.no_convergence'),
}

/** Why a figure is infinite or undefined. */
export const reasonSentence = (reason: Reason): Words => SENTENCES[reason]
