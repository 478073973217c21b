import { fill } from '#kernel/plugins/slot'
import { caseActs, caseTabs, treeMarks } from '#plugins/cases/contract/slots'
import { shownKeys } from '#resources/app/shell/keys/key_groups'
import { AskAct } from './ask/ask_act'
import { keys } from './keys'
import { FieldMarks } from './marks/field_marks'
import { TreeMark } from './marks/tree_mark'
import { QueriesTab } from './tab/queries_tab'
import { QueryCount } from './tab/query_count'

const permission = 'CASE_QUERY'

/** The queries of a case beside its other screens, and asking one on each of these. */
export const slots = [
  fill(caseTabs, {
    ...{ key: 'queries', permission, Body: QueriesTab, Count: QueryCount },
    label: (t) => t('queries:title'),
  }),
  fill(caseActs, { on: ['view', 'edit', 'queries'], permission, Act: AskAct }),
  fill(caseActs, { on: ['view', 'edit'], permission, Act: FieldMarks }),
  fill(treeMarks, TreeMark),
  fill(shownKeys, keys),
]
