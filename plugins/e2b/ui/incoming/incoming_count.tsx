import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Tag } from '#resources/kit/tag'

/** How many messages wait for a case, behind the name of their tab. */
export function IncomingCount({ case: { id } }: { case: CaseHead }) {
  const { data } = useAnswer('GET /cases/{caseId}/incoming', { path: { caseId: id } })
  return data && data.length > 0 ? <Tag tone="amber">{data.length}</Tag> : null
}
