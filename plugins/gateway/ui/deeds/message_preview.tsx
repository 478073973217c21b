import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { callForFile } from '#resources/app/calls/call'
import { useShown } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Grow, Quiet } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'
import { colour, size } from '#resources/kit/theme/tokens'

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 })
const Frame = styled('pre')({
  margin: 0,
  maxHeight: 420,
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: size.radius,
  padding: '8px 12px',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

interface MessagePreviewProps {
  caseId: string
  destinationId: string
}

/** What would leave: the case to be read, in a window of its own, and the message as it is written. */
export function MessagePreview({ caseId, destinationId }: MessagePreviewProps) {
  const { t } = useTranslation()
  const asked = { path: { caseId }, query: { destination: destinationId } }
  const { data, error, reload } = useShown(['preview', caseId, destinationId], async () => {
    const { name, content } = await callForFile('GET /case/{caseId}/submission/preview', asked)
    return { name, text: await content.text() }
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={280} />
  const save = () => saveFile(data.name, new Blob([data.text], { type: 'application/xml' }))
  return (
    <section aria-label={t('gateway:check.preview')}>
      <Head>
        <Quiet className="num">{data.name}</Quiet>
        <Grow />
        <a href={`/cases/${caseId}/print`} target="_blank" rel="noreferrer">
          {t('gateway:check.readable')}
        </a>
        <Btn size="small" icon="download" onClick={save}>
          {t('gateway:check.download')}
        </Btn>
      </Head>
      <Frame tabIndex={0} role="region" aria-label={data.name}>
        {data.text}
      </Frame>
    </section>
  )
}
