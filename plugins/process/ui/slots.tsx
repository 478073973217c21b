import { fill } from '#kernel/plugins/slot'
import { caseActs, caseStrip, chosenCaseActs } from '#plugins/cases/contract/slots'
import { ManyOfList } from './many/many_acts'
import { ActBar } from './acts/act_bar'
import { Since } from './way/since'

/** What people do with a case on its way, and since when it stands where it does. */
export const slots = [
  fill(caseActs, { on: ['view', 'edit', 'history', 'audit'], Act: ActBar }),
  fill(chosenCaseActs, { Act: ManyOfList }),
  fill(caseStrip, { label: (t) => t('process:strip.since'), Value: Since }),
]
