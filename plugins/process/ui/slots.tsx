import { fill } from '#kernel/plugins/slot'
import { caseActs, caseStrip, caseTabs, chosenCaseActs } from '#plugins/cases/contract/slots'
import { ManyOfList } from './many/many_acts'
import { ActBar } from './acts/act_bar'
import { QualityTab } from './quality/quality_tab'
import { Since } from './way/since'

/** What people do with a case on its way, since when it stands where it does, what was corrected there. */
export const slots = [
  fill(caseActs, { on: ['view', 'edit', 'history', 'audit', 'quality'], Act: ActBar }),
  fill(caseTabs, {
    ...{ key: 'quality', Body: QualityTab, isUnlisted: true },
    label: (t) => t('process:quality.title'),
  }),
  fill(chosenCaseActs, { Act: ManyOfList }),
  fill(caseStrip, { label: (t) => t('process:strip.since'), Value: Since }),
]
