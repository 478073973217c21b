import { useTranslation } from 'react-i18next'
import type { CaseHead } from '#plugins/cases/contract/case_head'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Link } from '#resources/app/navigation/link'
import { DeclareStatusTag } from '../state/status_tag'
import { useSubmissionsTold } from '../submissions_told'

/** How far the submissions of the case on the screen are; it leads to them. */
export function DeclareFact({ case: { id } }: { case: CaseHead }) {
  const { t } = useTranslation()
  const { data, reload } = useAnswer(
    'GET /case/{caseId}/declaration',
    { path: { caseId: id } },
    { keep: true }
  )
  useSubmissionsTold(reload)
  if (!data) return '—'
  const places = data.at.map(
    ({ destination, state }) => `${destination.code}: ${t(`gateway:state.${state}`)}`
  )
  return (
    <Link href={`/cases/${id}/tabs/submissions`} title={places.join('\n')}>
      <DeclareStatusTag status={data.status} />
    </Link>
  )
}
