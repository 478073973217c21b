import GlobalStyles from '@mui/material/GlobalStyles'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { markedRules } from './marked_rules'
import { useFreshOfCase } from './open_of_case'

/** Marks the fields and rows of the case on the screen about which a query is open. */
export function FieldMarks({ case: { id } }: { case: CaseHead }) {
  const open = useFreshOfCase(id)
  return <GlobalStyles styles={markedRules(open.map(({ path }) => path))} />
}
