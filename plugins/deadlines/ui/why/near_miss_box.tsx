import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { sendBy } from '#plugins/deadlines/contract/calendar'
import type { Judged, NearMiss } from '#plugins/deadlines/contract/deadline'
import type { Fact } from '#plugins/deadlines/contract/facts'
import { Grow, Quiet } from '#resources/kit/panel'
import { Tag } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { useDayText } from '../day_text'
import { nearText } from '../due_tag'
import { factKey } from '../fact_key'
import { ElementLink } from './element_link'
import type { ExplanationProps } from './explanation'

const Root = styled('section')({
  '& > div': {
    border: `1px solid ${colour.line}`,
    borderRadius: 8,
    padding: '9px 12px',
  },
  '& > div[data-open=true]': { borderColor: colour.amberLine, background: colour.amberSoft },
  '& header': { display: 'flex', alignItems: 'center', gap: 8 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 16px',
    listStyle: 'none',
    margin: '5px 0 0',
    padding: 0,
    fontSize: 12,
  },
  '& p': { margin: '5px 0 0' },
})

const marks = { yes: '✓', no: '✗', unknown: '?' } as const
const tones = { yes: colour.green, no: colour.ink2, unknown: colour.amber } as const

interface NearMissBoxProps extends ExplanationProps {
  near: NearMiss
}

/** A stricter rule that does not hold by one condition: which one, and what would follow. */
export function NearMissBox({ near, caseId, explained }: NearMissBoxProps) {
  const { t } = useTranslation()
  const dayText = useDayText()
  const { rule, failing, met, due } = near
  const { today, calendar, content } = explained
  const isOpen = failing.state === 'unknown'
  const by = due === undefined ? null : sendBy(due, calendar)
  const told = by && 'day' in by ? nearText(t, by.day, today) : ''
  const facts = [...met, failing].flatMap((judged: Judged) =>
    judged.facts.map((fact: Fact) => ({ fact, event: judged.event, isFailing: judged === failing }))
  )
  return (
    <Root>
      <div data-open={isOpen}>
        <header>
          <b>
            {rule.days
              ? t('deadlines:near_miss.title', { count: rule.days })
              : t('deadlines:near_miss.at_once')}
          </b>
          <Tag tone={isOpen ? 'amber' : 'grey'}>
            {t(`deadlines:near_miss.${isOpen ? 'open' : 'no'}`)}
          </Tag>
          <Grow />
          <Quiet>{rule.id}</Quiet>
        </header>
        <ul>
          {facts.map(({ fact, event, isFailing }) => (
            <li key={fact.name} style={{ color: tones[fact.state] }}>
              {marks[fact.state]} {t(`deadlines:fact.${factKey(fact.name)}`)}
              {isFailing && event !== undefined && (
                <> · {t('deadlines:near_miss.event', { count: event })}</>
              )}{' '}
              {fact.state === 'unknown' &&
                fact.paths
                  .slice(0, 1)
                  .map((path) => (
                    <ElementLink
                      key={path}
                      caseId={caseId}
                      path={path}
                      content={content}
                      withVerb
                    />
                  ))}
            </li>
          ))}
        </ul>
        {due !== undefined && (
          <p>
            {isOpen
              ? t('deadlines:near_miss.if_yes', { day: dayText(due), near: told })
              : t('deadlines:near_miss.if_met', { day: dayText(due) })}
          </p>
        )}
      </div>
    </Root>
  )
}
