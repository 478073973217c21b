import { fill } from '#kernel/plugins/slot'
import {
  caseActs,
  caseCells,
  caseListFilters,
  caseStrip,
  caseTabs,
  chosenCaseActs,
  treeMarks,
} from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { DeclareFact } from './case/declare_fact'
import { RemarkCount } from './case/remark_count'
import { SubmissionsTab } from './case/submissions_tab'
import { DeclareCell } from './cases_list/declare_cell'
import { DeclareFilter } from './cases_list/declare_filter'
import { keys } from './keys'
import { SubmitChosen } from './many/submit_chosen'
import { RemarkMarks } from './marks/remark_marks'
import { TreeMark } from './marks/tree_mark'

const permission = 'CASE_DATA'

/** The submissions of a case, what receivers say at its fields, how far they are in the list of cases. */
export const slots = [
  fill(caseTabs, {
    ...{ key: 'submissions', permission, Body: SubmissionsTab, Count: RemarkCount },
    label: (t) => t('gateway:title'),
  }),
  fill(caseStrip, { permission, label: (t) => t('gateway:status.name'), Value: DeclareFact }),
  fill(caseActs, { on: ['view', 'edit'], permission, Act: RemarkMarks }),
  fill(treeMarks, TreeMark),
  fill(caseCells, { column: 'declareStatus', Cell: DeclareCell }),
  fill(caseListFilters, DeclareFilter),
  fill(chosenCaseActs, { permission: 'CASE_DECLARE', Act: SubmitChosen }),
  fill(shownKeys, keys),
]
