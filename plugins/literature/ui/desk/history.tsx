import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Step } from '#plugins/literature/contract/review'
import { Moment } from '#resources/app/moment'
import { Link } from '#resources/app/navigation/link'
import { whoText } from '#resources/app/who_text'
import { Quiet } from '#resources/kit/panel'
import type { Setting } from '../literature'
import { useReasonText } from '../reason_text'
import { Part } from './desk_parts'

const Line = styled('li')({ margin: '0 0 8px', lineHeight: 1.45, overflowWrap: 'anywhere' })

/** What was done with the article, by whom and when, the latest first. */
export function History({ steps, setting }: { steps: readonly Step[]; setting: Setting | null }) {
  const { t } = useTranslation()
  const reasonOf = useReasonText(setting)
  const detailOf = ({ details }: Step): string => {
    if (details.act === 'choice')
      return [t(`literature:choice.${details.choice}`), reasonOf(details.reason ?? null)]
        .filter(Boolean)
        .join(': ')
    if (details.act === 'note') return details.text
    if (details.act === 'returned') return details.reason
    if (details.act === 'judged')
      return [t(details.valid ? 'literature:status.valid' : 'literature:status.not_valid')]
        .concat(details.reason ?? [])
        .join(': ')
    if (details.act === 'full_text') return details.name
    if (details.act === 'given') return details.name === null ? '' : whoText(details.name)
    return ''
  }
  return (
    <Part role="group" aria-label={t('literature:history')}>
      <b>{t('literature:history')}</b>
      <ul style={{ listStyle: 'none', margin: '8px 0 0', padding: 0 }}>
        {steps.toReversed().map((step) => (
          <Line key={step.seq}>
            {t(`literature:act.${step.details.act}`)}
            {step.details.act === 'case' && step.caseId && (
              <>
                {' '}
                <Link href={`/cases/${step.caseId}`}>{step.details.caseNo}</Link>
              </>
            )}
            {detailOf(step) && ` · ${detailOf(step)}`}
            <div>
              <Quiet>
                {whoText(step.actorName)} · <Moment at={step.at} />
              </Quiet>
            </div>
          </Line>
        ))}
      </ul>
    </Part>
  )
}
