import { fill } from '#kernel/plugins/slot'
import { caseListActs, caseTabs, chosenCaseActs } from '#plugins/cases/contract/slots'
import { PreparedButton } from './runs/prepared_button'
import { PrintChosen } from './runs/print_chosen'
import { PapersTab } from './tab/papers_tab'

/** Papers of a case beside its other screens, and of many cases in their list. */
export const slots = [
  fill(caseTabs, {
    ...{ key: 'papers', permission: 'CASE_PAPER', Body: PapersTab },
    label: (t) => t('papers:title'),
  }),
  fill(chosenCaseActs, { permission: 'CASE_PAPER', Act: PrintChosen }),
  fill(caseListActs, PreparedButton),
]
