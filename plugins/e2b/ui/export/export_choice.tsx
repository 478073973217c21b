import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useMomentText } from '#resources/app/moment'
import { whoText } from '#resources/app/who_text'
import { Choice } from '#resources/kit/choice'
import { colour } from '#resources/kit/theme/tokens'
import type { ExportReport, ExportWish } from './export_report'

const Facts = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'max-content minmax(0, 1fr)',
  'gap': '8px 14px',
  'alignItems': 'center',
  'margin': 0,
  '& dt': { color: colour.ink2, fontSize: 12 },
  '& dd': { margin: 0, display: 'flex', minWidth: 0, overflowWrap: 'anywhere' },
})

interface ExportChoiceProps {
  wish: ExportWish
  /** Not there yet: null. */
  report: ExportReport | null
  onWish: (wish: ExportWish) => void
}

/** The state of the case and the header of the message, with what follows from them. */
export function ExportChoice({ wish, report, onWish }: ExportChoiceProps) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  return (
    <Facts>
      <dt>{t('e2b:export.state')}</dt>
      <dd>
        <Choice
          grow
          tall
          label={t('e2b:export.state')}
          value={String(report?.revision ?? '')}
          disabled={!report}
          onChoose={(chosen) => onWish({ ...wish, revision: Number(chosen) })}
        >
          {report?.revisions.map(({ revision, version, at, actorName }) => (
            <option key={revision} value={revision}>
              {t('e2b:export.state_of', { version, revision })} · {momentText(at)} ·{' '}
              {whoText(actorName)}
            </option>
          ))}
        </Choice>
      </dd>
      <dt>{t('e2b:export.header')}</dt>
      <dd>
        <Choice
          grow
          tall
          label={t('e2b:export.header')}
          value={wish.header}
          onChoose={(header) => onWish({ ...wish, header: header as ExportWish['header'] })}
        >
          <option value="project">{t('e2b:export.of_project')}</option>
          <option value="received">{t('e2b:export.as_received')}</option>
        </Choice>
      </dd>
      <dt>{t('e2b:export.sender')}</dt>
      <dd>{report?.sender ?? '—'}</dd>
      <dt>{t('e2b:export.receiver')}</dt>
      <dd>{report?.receiver ?? '—'}</dd>
      <dt>{t('e2b:export.file')}</dt>
      <dd className="num">{report?.fileName ?? '—'}</dd>
    </Facts>
  )
}
