import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { nearness, type WarningColour } from '#plugins/deadlines/contract/nearness'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { Quiet } from '#resources/kit/panel'
import { warningColour } from '#resources/kit/theme/tokens'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  tone: WarningColour | 'none'
}>(({ tone }) => ({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': 6,
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

interface TimeLeftProps {
  /** yyyy-MM-dd; null where no clock runs. */
  due: string | null
  /** It was submitted, and nothing is due any more. */
  isOver?: boolean
}

/** How many days are left until a report is due, in the colour of its warning level and in words. */
export function TimeLeft({ due, isOver = false }: TimeLeftProps) {
  const { t } = useTranslation()
  const { data } = useAnswer('GET /deadlines/levels', {}, { keep: true })
  if (due === null) return <Quiet>{t('gateway:due.none')}</Quiet>
  if (isOver || !data) return <Quiet className="num">{due}</Quiet>
  const { days, level } = nearness(due, data.today, data.levels)
  const key = days > 0 ? 'left' : days === 0 ? 'today' : 'late'
  return (
    <Root tone={level?.colour ?? 'none'} title={[due, level && say(level.name)].join(' ')}>
      {t(`gateway:due.${key}`, { count: Math.abs(days) })}
    </Root>
  )
}
