import { useTranslation } from 'react-i18next'
import type { CountLevel } from '#plugins/signal/contract/plan'
import { addressOf } from '#resources/app/calls/call'
import { Btn } from '#resources/kit/btn'

interface RunFilesProps {
  runId: string
  asked: { level: CountLevel | undefined; against?: string }
}

/** A run as files. */
export function RunFiles({ runId, asked }: RunFilesProps) {
  const { t } = useTranslation()
  const path = { runId }
  const exported = (kind: 'pdf' | 'zip') =>
    addressOf('GET /signal/runs/{runId}/export', { path, query: { ...asked, kind } })
  return (
    <>
      <Btn icon="download" href={exported('pdf')}>
        {t('signal:export.pdf')}
      </Btn>
      <Btn icon="download" href={exported('zip')}>
        {t('signal:export.zip')}
      </Btn>
      <Btn
        icon="download"
        href={addressOf('GET /signal/runs/{runId}/file', { path, query: asked })}
      >
        {t('signal:export.csv')}
      </Btn>
    </>
  )
}
