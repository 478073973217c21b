import { styled } from '@mui/material/styles'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { colour } from '#resources/kit/theme/tokens'
import { useQueriesTold } from '../queries_told'

const Count = styled('span')({
  marginLeft: 6,
  padding: '0 6px',
  borderRadius: 8,
  fontSize: 11.5,
  lineHeight: '16px',
  background: colour.lineSoft,
  color: colour.ink2,
})

/** How many queries a case has, behind the name of their tab. */
export function QueryCount({ case: { id } }: { case: CaseHead }) {
  const { data, reload } = useAnswer('GET /query', { query: { caseId: id, pageSize: 20 } })
  useQueriesTold(reload)
  return data && data.total > 0 ? <Count className="num">{data.total}</Count> : null
}
