import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { withQuery } from '#resources/app/calls/with_query'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { Panel } from '#resources/kit/panel'
import { colour } from '#resources/kit/theme/tokens'
import { useDayText } from '../day_text'
import { DueTag } from '../due_tag'
import { WhyOfCase } from '../why/why_of_case'

const AHEAD = 30

const Days = styled('div')({
  'maxHeight': 560,
  'overflow': 'auto',
  '& h3': {
    position: 'sticky',
    top: 0,
    margin: 0,
    padding: '6px 14px',
    background: colour.head,
    borderBottom: `1px solid ${colour.lineSoft}`,
    fontSize: 12,
    fontWeight: 600,
    color: colour.ink2,
  },
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '150px 250px minmax(0, 1fr) 120px 130px auto',
    gap: 12,
    alignItems: 'center',
    padding: '4px 14px',
    minHeight: 36,
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
})

type DueCase = Answer<'GET /deadlines/due'>['cases'][number]

/** The open cases by the day on which they have to leave, the earliest first. */
export function DueAtHome() {
  const { t } = useTranslation()
  const { data, error, reload } = useAnswer('GET /deadlines/due', { query: { days: AHEAD } })
  const { permissions } = useShell()
  if (!permissions.includes('CASE_DATA')) return null
  return (
    <div style={{ maxWidth: 1180, marginTop: 12 }}>
      <Panel
        title={t('deadlines:home.title')}
        hint={data && data.overdue > 0 && t('deadlines:home.overdue', { count: data.overdue })}
      >
        {error !== null ? (
          <ErrorState text={error} onRetry={reload} />
        ) : data === null ? (
          <Skeleton height={80} sx={{ mx: 1.75 }} />
        ) : data.cases.length === 0 ? (
          <EmptyState
            icon="check"
            title={t('deadlines:home.none', { days: AHEAD })}
            text={t('deadlines:home.none_text')}
          />
        ) : (
          <DueDays data={data} />
        )}
      </Panel>
    </div>
  )
}

function DueDays({ data }: { data: Answer<'GET /deadlines/due'> }) {
  const { t } = useTranslation()
  const dayText = useDayText()
  const { project } = useShell()
  const [asked, setAsked] = useState<DueCase | null>(null)
  const byDay = Map.groupBy(data.cases, ({ sendBy, due }) => sendBy ?? due)
  return (
    <>
      <Days tabIndex={0} role="region" aria-label={t('deadlines:home.calendar')}>
        {[...byDay].map(([day, cases]) => (
          <section key={day}>
            <h3>
              {t('deadlines:home.send_by')} {dayText(day)}
            </h3>
            <ul>
              {cases.map((each) => (
                <li key={`${each.caseId} ${each.destination} ${each.part}`}>
                  <Link
                    href={withQuery('/case_nav', {
                      ...{ caseId: each.caseId, caseNo: each.caseNo, projectId: project?.id },
                    })}
                    className="num"
                  >
                    {each.caseNo}
                  </Link>
                  <DueTag due={each.due} today={data.today} levels={data.levels} />
                  <span>
                    {t(`deadlines:destination.${each.destination as 'CN'}_${project?.type ?? 1}`)} ·{' '}
                    {each.rule}
                  </span>
                  <span>{say(each.statusName)}</span>
                  <span>{each.ownerName ?? '—'}</span>
                  <Btn size="small" kind="ghost" onClick={() => setAsked(each)}>
                    {t('deadlines:why')}
                  </Btn>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Days>
      {asked && (
        <WhyOfCase
          key={asked.caseId}
          caseId={asked.caseId}
          caseNo={asked.caseNo}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
