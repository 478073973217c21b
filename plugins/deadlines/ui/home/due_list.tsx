import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withQuery } from '#resources/app/calls/with_query'
import { say } from '#resources/app/language'
import { Link } from '#resources/app/navigation/link'
import { useShell } from '#resources/app/shared_props'
import { Btn } from '#resources/kit/btn'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { useDayText } from '../day_text'
import { NarrowDueTag } from '../due_tag'
import { WhyOfCase } from '../why/why_of_case'
import { type DueCase, dueGroups, type DueOfProject, placeOf } from './due_groups'

const Groups = styled('div')({
  'maxHeight': 560,
  'overflow': 'auto',
  'borderRight': `1px solid ${colour.lineSoft}`,
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
    gridTemplateColumns: '124px 116px minmax(0, 1fr) 124px auto',
    gap: 12,
    alignItems: 'center',
    padding: '6px 14px',
    borderBottom: `1px solid ${colour.lineSoft}`,
    lineHeight: '18px',
  },
  '& small': { display: 'block', fontSize: 12, color: colour.ink2 },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  // A rule has a clause, which begins no sentence.
  '& p::first-letter': { textTransform: 'uppercase' },
})

/** The open cases that are due: those overdue first, then by the day on which they have to leave. */
export function DueList({ data }: { data: DueOfProject }) {
  const { t } = useTranslation()
  const dayText = useDayText()
  const [asked, setAsked] = useState<DueCase | null>(null)
  return (
    <>
      <Groups tabIndex={0} role="region" aria-label={t('deadlines:home.title')}>
        {[...dueGroups(data)].map(([group, cases]) => (
          <section key={group} id={placeOf(group)}>
            <h3>
              {group === 'overdue'
                ? t('deadlines:filter.overdue')
                : `${t('deadlines:home.send_by')} ${dayText(group)}`}
            </h3>
            <ul>
              {cases.map((each) => (
                <DueLine
                  key={`${each.caseId} ${each.destination} ${each.part}`}
                  due={each}
                  data={data}
                  onAsk={() => setAsked(each)}
                />
              ))}
            </ul>
          </section>
        ))}
      </Groups>
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

interface DueLineProps {
  due: DueCase
  data: DueOfProject
  onAsk: () => void
}

/** One of them: when, which case, to whom and why, where it stands and who has it. */
function DueLine({ due: each, data, onAsk }: DueLineProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const href = withQuery('/case_nav', {
    ...{ caseId: each.caseId, caseNo: each.caseNo, projectId: project?.id },
  })
  return (
    <li>
      <NarrowDueTag due={each.due} today={data.today} levels={data.levels} />
      <span>
        <Link href={href} className="num">
          {each.caseNo}
        </Link>
        <small>
          <Tag>{t(`deadlines:destination.${each.destination as 'CN'}_${project?.type ?? 1}`)}</Tag>
        </small>
      </span>
      <span>
        <p>{each.why ? say(each.why) : each.rule}</p>
        <small>{t('deadlines:home.day_zero', { day: each.dayZero, rule: each.rule })}</small>
      </span>
      <span>
        {say(each.statusName)}
        <small>{each.ownerName ?? '—'}</small>
      </span>
      <Btn size="small" kind="ghost" onClick={onAsk}>
        {t('deadlines:why')}
      </Btn>
    </li>
  )
}
