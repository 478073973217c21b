import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { isUnderWay } from '#plugins/gateway/contract/submission'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useMomentText } from '#resources/app/moment'
import { ErrorState } from '#resources/kit/error_state'
import { colour } from '#resources/kit/theme/tokens'
import { useSubmissionsTold } from '../submissions_told'
import { Timeline } from './timeline'

/** How often it is asked whether something has happened, in milliseconds. */
const EVERY_MS = 3000

const Facts = styled('p')({
  margin: 0,
  padding: '8px 14px 0',
  fontSize: 12,
  color: colour.ink2,
  overflowWrap: 'anywhere',
})

/** One submission: its numbers, and what happened to it; followed while it is under way. */
export function SubmissionPart({ submissionId }: { submissionId: string }) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { data, error, reload } = useAnswer(
    'GET /submissions/{submissionId}',
    { path: { submissionId } },
    {
      keep: true,
      poll: true,
      every: (one) => (one && isUnderWay(one.state) ? EVERY_MS : false),
    }
  )
  useSubmissionsTold(reload)
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={160} sx={{ m: 1.5 }} />
  const facts = [
    t('gateway:panel.revision', { version: data.version, revision: data.revision }),
    `N.1.2 ${data.batchNumber}`,
    data.submittedOn && t('gateway:panel.submitted_on', { day: data.submittedOn }),
    data.nextTry && t('gateway:panel.next_try', { at: momentText(data.nextTry) }),
  ]
  return (
    <>
      <Facts className="num" title={`Message-ID ${data.messageId}`}>
        {facts.filter(Boolean).join(' · ')}
      </Facts>
      <Timeline submission={data} />
    </>
  )
}
