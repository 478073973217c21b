import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { placedMomentText } from '#kernel/fields/moment_text'
import { useTimeZone } from '#resources/app/moment'
import { useShell } from '#resources/app/shared_props'
import { Quiet } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { SeriousnessTag } from '../case/seriousness_tag'
import { StatusTag } from '../case/status_tag'
import { versionText } from '../case/version_text'
import type { CaseOnPaper } from './case_on_paper'

const Root = styled('div')({
  'marginBottom': 16,
  'paddingBottom': 14,
  'borderBottom': `2px solid ${colour.ink}`,
  '& h1': { fontSize: 20, fontWeight: 650, margin: '2px 0 10px' },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: '8px 18px',
  },
  '& dt': { fontSize: 11, color: colour.ink3 },
  '& dd': { fontWeight: 600 },
})

type Fact = [name: string, fact: ReactNode]

interface PrintHeadProps extends Pick<CaseOnPaper, 'case' | 'saved'> {
  /** UTC */
  printedAt: string
}

/** Which case, in which state, and who printed it when. */
export function PrintHead({ case: head, saved, printedAt }: PrintHeadProps) {
  const { t } = useTranslation()
  const { project, user } = useShell()
  const timeZone = useTimeZone()
  const type =
    head.reportType && t(`cases:report_type.${head.reportType}`, { defaultValue: head.reportType })
  const environment = t(project?.environment === 1 ? 'shell.formal' : 'shell.testing')
  const status: Fact[] = head.status
    ? [[t('cases:strip.status'), <StatusTag key="status" status={head.status} node={head.node} />]]
    : []
  const facts: Fact[] = [
    [t('cases:strip.version'), versionText(head.versionKind, head.version)],
    [t('cases:history.revision'), String(head.revision)],
    [t('cases:print.saved'), `${placedMomentText(timeZone, saved.at)} · ${saved.by}`],
    ...status,
    [t('cases:strip.report_type'), type],
    [t('cases:strip.seriousness'), <SeriousnessTag key="serious" value={head.seriousness} />],
    [t('cases:strip.first_received'), head.firstReceived?.slice(0, 10)],
    [t('cases:strip.last_received'), head.lastReceived?.slice(0, 10)],
    [t('cases:print.printed'), `${placedMomentText(timeZone, printedAt)} · ${user?.name ?? ''}`],
  ]
  return (
    <Root>
      <Quiet>
        {project?.name} · {project?.code} · {environment}
      </Quiet>
      <h1 className="num">{head.caseNo}</h1>
      <dl>
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="num">{fact || '—'}</dd>
          </div>
        ))}
      </dl>
    </Root>
  )
}
