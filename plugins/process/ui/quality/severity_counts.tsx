import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { errorSeverities } from '#plugins/process/contract/correction'
import type { Answer } from '#resources/app/calls/call'
import { Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { severityTones } from './severity_tones'

type Counted = Answer<'GET /cases/{caseId}/quality'>

const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, margin: '0 0 10px' })

interface SeverityCountsProps extends Pick<Counted, 'total' | 'counts'> {
  /** Said behind them. */
  children?: ReactNode
}

/** How many corrections a case has, and how many of each severity. */
export function SeverityCounts({ total, counts, children }: SeverityCountsProps) {
  const { t } = useTranslation()
  return (
    <Line role="status">
      <Quiet className="num">{t('process:quality.count', { count: total })}</Quiet>
      {errorSeverities.map((severity) => (
        <Tag key={severity} tone={counts[severity] > 0 ? severityTones[severity] : 'grey'}>
          {t(`process:quality.severities.${severity}`)} {counts[severity]}
        </Tag>
      ))}
      {children}
    </Line>
  )
}
