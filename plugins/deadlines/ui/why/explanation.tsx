import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Deadline } from '#plugins/deadlines/contract/deadline'
import { useShell } from '#resources/app/shared_props'
import { colour } from '#resources/kit/theme/tokens'
import type { Explained } from '../use_explained'
import { DayRuler } from './day_ruler'
import { DueChanges } from './due_changes'
import { FactsTable } from './facts_table'
import { MissingList } from './missing_list'
import { NearMissBox } from './near_miss_box'
import { RuleSource } from './rule_source'
import { WhySentence } from './why_sentence'

const Root = styled('div')({
  '& section': { padding: '10px 18px', borderTop: `1px solid ${colour.lineSoft}` },
  '& section:first-of-type': { borderTop: 0 },
  '& h3': { fontSize: 13, fontWeight: 650, margin: '0 0 6px' },
  'overflow': 'auto',
  'paddingBottom': 24,
})

export interface ExplanationProps {
  caseId: string
  deadline: Deadline
  explained: Explained
}

/** A deadline at one destination: in a sentence, day by day, what was near, and from what it follows. */
export function Explanation(props: ExplanationProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const { deadline, explained, caseId } = props
  const type = project?.type ?? 1
  const missed = explained.missed.filter((each) => each.destination === deadline.destination)
  return (
    <Root>
      <WhySentence {...props} />
      {deadline.missing.length > 0 && <MissingList {...props} />}
      {deadline.due !== undefined && <DayRuler deadline={deadline} explained={explained} />}
      {missed.map(({ destination, due, rule }) => (
        <section key={`${destination} ${due}`} style={{ color: colour.redDeep }}>
          {t('deadlines:sentence.missed', {
            destination: t(`deadlines:destination.${destination as 'CN'}_${type}`),
            ...{ day: due, rule },
          })}
        </section>
      ))}
      {deadline.nearMisses.map((near) => (
        <NearMissBox key={near.rule.id} near={near} {...props} />
      ))}
      {deadline.why.length > 0 && <FactsTable {...props} />}
      {deadline.rule && <RuleSource rule={deadline.rule} country={explained.calendar.country} />}
      <DueChanges caseId={caseId} destination={deadline.destination} />
    </Root>
  )
}
