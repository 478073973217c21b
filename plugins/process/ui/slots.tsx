import { fill } from '#kernel/plugins/slot'
import { caseActs, caseStrip } from '#plugins/cases/contract/slots'
import { ActBar } from './acts/act_bar'
import { Since } from './way/since'

/** What people do with a case on its way, and since when it stands where it does. */
export const slots = [
  fill(caseActs, { on: ['view', 'edit', 'history', 'audit'], Act: ActBar }),
  fill(caseStrip, { label: (t) => t('process:strip.since'), Value: Since }),
]
