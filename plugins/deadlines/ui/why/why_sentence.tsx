import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { sendBy } from '#plugins/deadlines/contract/calendar'
import { say } from '#resources/app/language'
import { useShell } from '#resources/app/shared_props'
import { colour } from '#resources/kit/theme/tokens'
import { useDayText } from '../day_text'
import { DueTag } from '../due_tag'
import type { ExplanationProps } from './explanation'

const Root = styled('section')({
  'fontSize': 16,
  'lineHeight': '26px',
  '& p': { margin: '6px 0 0', fontSize: 13, lineHeight: '20px', color: colour.ink2 },
})

/** What has to be done until when, and the reason for it. */
export function WhySentence({ deadline, explained }: ExplanationProps) {
  const { t } = useTranslation()
  const { project } = useShell()
  const { due, rule, dayZero, start, days, complement, state } = deadline
  const { calendar, timeZone, today, levels, isOpen } = explained
  const destination = t(`deadlines:destination.${deadline.destination}_${project?.type ?? 1}`)
  const day = useDayText()
  const why = rule ? say(rule.why) : ''
  if (state !== 'due') return <Root>{t(`deadlines:sentence.${state}`, { destination, why })}</Root>
  const by = sendBy(due!, calendar)
  const given = { destination, timeZone, day: day(due!) }
  return (
    <Root>
      {'day' in by
        ? t('deadlines:sentence.due', { ...given, sendBy: day(by.day) })
        : t('deadlines:sentence.due_unknown_year', { ...given, year: by.unknownYear })}{' '}
      <DueTag due={due!} today={today} levels={levels} isDone={!isOpen} says="nearness" />
      <p>{t('deadlines:sentence.why', { why, dayZero, element: start, days })}</p>
      {complement && (
        <p>
          {t(`deadlines:sentence.complement_${complement.since}`, {
            day: day(complement.due),
            from: day(complement.from),
          })}
        </p>
      )}
      {deadline.contradictsStated && (
        <p style={{ color: colour.amber }}>{t('deadlines:sentence.contradicts')}</p>
      )}
    </Root>
  )
}
