import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callForFile } from '#resources/app/calls/call'
import { useShown } from '#resources/app/calls/use_answer'
import { Btn } from '#resources/kit/btn'
import { ErrorState } from '#resources/kit/error_state'
import { Quiet } from '#resources/kit/panel'
import { saveFile } from '#resources/kit/save_file'
import { colour, size } from '#resources/kit/theme/tokens'
import { readableMessage } from './readable_message'

const Frame = styled('div')({
  'maxHeight': 420,
  'overflow': 'auto',
  'border': `1px solid ${colour.line}`,
  'borderRadius': size.radius,
  'padding': '8px 12px',
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(180px, auto) minmax(0, 1fr)',
    gap: '3px 14px',
    margin: 0,
  },
  '& dt': { color: colour.ink2, fontSize: 12 },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& pre': { margin: 0, fontSize: 12, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
})

interface MessagePreviewProps {
  caseId: string
  destinationId: string
}

/** The message as it would leave: what is in it line by line, or its XML. */
export function MessagePreview({ caseId, destinationId }: MessagePreviewProps) {
  const { t } = useTranslation()
  const [isXml, setXml] = useState(false)
  const asked = { path: { caseId }, query: { destination: destinationId } }
  const { data, error, reload } = useShown(['preview', caseId, destinationId], async () => {
    const { name, content } = await callForFile('GET /case/{caseId}/submission/preview', asked)
    return { name, text: await content.text() }
  })
  if (error) return <ErrorState text={error} onRetry={reload} />
  if (!data) return <Skeleton variant="rounded" height={280} />
  const lines = readableMessage(data.text)
  const isText = isXml || lines.length === 0
  const save = () => saveFile(data.name, new Blob([data.text], { type: 'application/xml' }))
  return (
    <section aria-label={t('gateway:check.preview')}>
      <div style={{ display: 'flex', alignItems: 'center', gap: 8, marginBottom: 8 }}>
        <Quiet className="num">{data.name}</Quiet>
        <Btn size="small" kind="ghost" aria-pressed={isXml} onClick={() => setXml(!isXml)}>
          XML
        </Btn>
        <Btn size="small" kind="ghost" icon="download" onClick={save}>
          {t('gateway:check.download')}
        </Btn>
      </div>
      <Frame tabIndex={0} role="region" aria-label={data.name}>
        {isText ? (
          <pre>{data.text}</pre>
        ) : (
          <dl>
            {lines.map(({ name, value }, at) => (
              // Lines have no name of their own, and never change.
              <div key={at} style={{ display: 'contents' }}>
                <dt className="num">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Frame>
    </section>
  )
}
