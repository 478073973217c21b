import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { callForFile } from '#resources/app/calls/call'
import { useAnswer, useShown } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Grow, Quiet } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'
import { colour, size } from '#resources/kit/theme/tokens'

const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 })
const Frame = styled('pre')({
  margin: 0,
  maxHeight: 180,
  overflow: 'auto',
  border: `1px solid ${colour.line}`,
  borderRadius: size.radius,
  padding: '8px 12px',
  fontSize: 12,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

const Elements = styled('div')({
  'maxHeight': 320,
  'overflow': 'auto',
  'marginBottom': 8,
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.radius,
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: 13 },
  '& th, & td': { padding: '4px 10px', textAlign: 'left', verticalAlign: 'top' },
  '& th': { position: 'sticky', top: 0, background: colour.ground, fontWeight: 550 },
  '& td': { borderTop: `1px solid ${colour.line}`, overflowWrap: 'anywhere' },
  '& td:first-of-type': { whiteSpace: 'nowrap' },
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
  const readable = useAnswer('GET /case/{caseId}/submission/readable', asked)
  const refused = error ?? readable.error
  const retry = () => {
    reload()
    readable.reload()
  }
  if (refused) return <ErrorState text={refused} onRetry={retry} />
  if (!data || !readable.data) return <Skeleton variant="rounded" height={280} />
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
      <Elements tabIndex={0} role="region" aria-label={t('gateway:check.elements')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('gateway:check.element')}</th>
              <th scope="col">{t('gateway:check.name')}</th>
              <th scope="col">{t('gateway:check.value')}</th>
            </tr>
          </thead>
          <tbody>
            {readable.data.map(({ place, name, value }) => (
              <tr key={place}>
                <td className="num">{place}</td>
                <td>{say(name)}</td>
                <td>{say(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Elements>
      <Frame tabIndex={0} role="region" aria-label={data.name}>
        {data.text}
      </Frame>
    </section>
  )
}
