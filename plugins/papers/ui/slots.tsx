import { fill } from '#kernel/plugins/slot'
import { caseTabs } from '#plugins/cases/contract/slots'
import { PapersTab } from './tab/papers_tab'

/** Papers of a case beside its other screens. */
export const slots = [
  fill(caseTabs, {
    ...{ key: 'papers', permission: 'CASE_PAPER', Body: PapersTab },
    label: (t) => t('papers:title'),
  }),
]
