import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import {
  nearness,
  type WarningColour,
  type WarningLevel,
} from '#plugins/deadlines/contract/nearness'
import { say } from '#resources/app/language'
import { warningColour } from '#resources/kit/theme/tokens'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: WarningColour | 'none'
}>(({ tone }) => ({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': 6,
  'whiteSpace': 'nowrap',
  'fontVariantNumeric': 'tabular-nums',
  'fontWeight': 600,
  'color': warningColour[tone].text,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    background: warningColour[tone].mark,
  },
}))

interface DueTagProps {
  due: string
  today: string
  levels: readonly WarningLevel[]
  /** Nothing of the case is due any more: the day alone is told. */
  isDone?: boolean
  /** The day and how near it is; only that; only that where there is little room. */
  says?: 'all' | 'nearness' | 'short'
}

/** A due date with how near it is in words; the colour says the same. */
export function DueTag({ due, today, levels, isDone = false, says = 'all' }: DueTagProps) {
  const { t } = useTranslation()
  if (isDone) return <span className="num">{due}</span>
  const { level } = nearness(due, today, levels)
  const words = says === 'short' ? shortNearText(t, due, today) : nearText(t, due, today, levels)
  return (
    <Root tone={level?.colour ?? 'none'} title={level && say(level.name)}>
      {says === 'all' ? `${due} · ${words}` : words}
    </Root>
  )
}

const Below = styled('small')({
  display: 'block',
  // Of days in five figures no letter is cut.
  fontSize: 10,
  lineHeight: '13px',
  fontWeight: 500,
})

/** The same in a narrow column: how near it is stands below the day. */
export function NarrowDueTag({
  due,
  today,
  levels,
}: Pick<DueTagProps, 'due' | 'today' | 'levels'>) {
  const { t } = useTranslation()
  const { level } = nearness(due, today, levels)
  const tone = level?.colour ?? 'none'
  return (
    <span style={{ display: 'block', lineHeight: '16px' }}>
      <Root tone={tone} title={level && say(level.name)}>
        {due}
      </Root>{' '}
      <Below style={{ color: warningColour[tone].text }}>{shortNearText(t, due, today)}</Below>
    </span>
  )
}

/** How near a day is, in words. */
export function nearText(
  t: TFunction,
  due: string,
  today: string,
  levels: readonly WarningLevel[] = []
): string {
  const { word, days } = nearness(due, today, levels)
  return t(`deadlines:near.${word}`, { count: Math.abs(days) })
}

/** The same where there is little room. */
export function shortNearText(t: TFunction, due: string, today: string): string {
  const { word, days } = nearness(due, today, [])
  return t(`deadlines:near_short.${word}`, { count: Math.abs(days) })
}
