import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { ShownReport, ShownSection } from '#plugins/sur/contract/shown'
import { useMomentText } from '#resources/app/moment'
import { say } from '#resources/app/language'
import { Panel, Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { Comments } from './comments'

const Side = styled('aside')({
  'padding': 12,
  'borderLeft': `1px solid ${colour.line}`,
  '& ul': { margin: 0, padding: '8px 14px 10px 28px' },
  '& dl': { margin: 0, padding: '8px 14px' },
  '& dt': { color: colour.ink3, fontSize: 12 },
  '& dd': { margin: '0 0 6px' },
})

interface SidePaneProps {
  report: ShownReport
  section: ShownSection
  onChanged: () => void
}

/** Beside the text: comments on the section, what is missing, the people and what happened. */
export function SidePane({ report, section, onChanged }: SidePaneProps) {
  const { t } = useTranslation()
  const momentText = useMomentText()
  const { lead, writers, auditors, missing, status, steps } = report
  const auditorText = ({ name, hasConfirmed }: (typeof auditors)[number]) =>
    hasConfirmed ? `${name} (${t('sur:writing.has_confirmed')})` : name
  return (
    <Side>
      <Comments report={report} section={section} onChanged={onChanged} />
      {status === 'writing' && missing.length > 0 && (
        <Panel title={t('sur:writing.missing')} level="h3">
          <ul>
            {missing.map((words) => (
              <li key={words.en}>{say(words)}</li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={t('sur:writing.people')} level="h3">
        <dl>
          <dt>{t('sur:writing.lead')}</dt>
          <dd>{lead || '—'}</dd>
          <dt>{t('sur:writing.writers')}</dt>
          <dd>{writers.map(({ name }) => name).join(', ') || '—'}</dd>
          <dt>{t('sur:writing.auditors')}</dt>
          <dd>{auditors.map(auditorText).join(', ') || '—'}</dd>
        </dl>
      </Panel>
      <Panel title={t('sur:writing.history')} level="h3">
        <ul>
          {steps.map(({ act, byName, at, reason }) => (
            <li key={at}>
              {`${t(`sur:status.${act}`)} · ${byName}`}
              {reason && <div>{reason}</div>}
              <Quiet as="div">{momentText(at)}</Quiet>
            </li>
          ))}
        </ul>
      </Panel>
    </Side>
  )
}
