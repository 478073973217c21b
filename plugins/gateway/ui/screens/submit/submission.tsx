import Skeleton from '@mui/material/Skeleton'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { Link } from '#resources/app/navigation/link'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card } from '#resources/kit/panel'
import { CasePanel } from '../../panel/case_panel'

/** The case of one submission at its destinations, beginning with that of the submission. */
export default function Submission({ submissionId }: { submissionId: string }) {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /submissions/{submissionId}', {
    path: { submissionId },
  })
  const title = data ? t('gateway:panel.of', { caseNo: data.caseNo }) : t('gateway:title')
  return (
    <div style={{ padding: '16px 20px 20px', maxWidth: 860 }}>
      <ScreenTitle title={title} />
      <PageHeader
        title={title}
        actions={
          <>
            {data && <Link href={`/cases/${data.caseId}`}>{t('gateway:panel.open_case')}</Link>}
            <Link href="/submit">{t('gateway:panel.all')}</Link>
          </>
        }
      />
      <Card sx={{ mt: 1.5 }}>
        {error && <ErrorState text={error} onRetry={reload} />}
        {!data && !error && <Skeleton variant="rounded" height={240} />}
        {data && <CasePanel caseId={data.caseId} first={data.destination.id} />}
      </Card>
    </div>
  )
}
