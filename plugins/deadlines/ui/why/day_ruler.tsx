import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { sendBy } from '#plugins/deadlines/contract/calendar'
import { addDays, daysBetween } from '#plugins/deadlines/contract/days'
import type { Deadline } from '#plugins/deadlines/contract/deadline'
import { colour } from '#resources/kit/theme/tokens'
import { weekday } from '../day_text'
import type { Explained } from '../use_explained'

/** More days than these have no room; the sentence tells them. */
const MOST = 31

const Ruler = styled('ol')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(16, minmax(0, 1fr))',
  'gap': '4px 3px',
  'margin': 0,
  'padding': 0,
  'listStyle': 'none',
  'textAlign': 'center',
  'fontVariantNumeric': 'tabular-nums',
  '& li': {
    borderRadius: 5,
    background: colour.accentSoft,
    padding: '3px 0 4px',
    fontWeight: 600,
    lineHeight: '16px',
    minHeight: 54,
  },
  '& small': { display: 'block', fontSize: 11, fontWeight: 450 },
  '& b': { display: 'block', fontSize: 10.5, lineHeight: '13px' },
  '& [data-off=true]': { background: colour.lineSoft, color: colour.ink2 },
  '& [data-zero=true]': { boxShadow: `inset 0 0 0 1.5px ${colour.ink2}` },
  '& [data-today=true] small': { fontWeight: 650, textDecoration: 'underline' },
  '& [data-due=true]': { boxShadow: `inset 0 0 0 2px ${colour.teal}`, background: colour.tealSoft },
  '& [data-send=true]': { background: colour.accent, color: colour.card },
})

interface DayRulerProps {
  deadline: Deadline
  explained: Explained
}

/** The days from day 0 to the due date, one by one. */
export function DayRuler({ deadline: { dayZero, due }, explained }: DayRulerProps) {
  const { t, i18n } = useTranslation()
  const { calendar, today } = explained
  const length = daysBetween(dayZero!, due!) + 1
  if (length > MOST || length < 2) return null
  const by = sendBy(due!, calendar)
  const send = 'day' in by ? by.day : null
  const off = new Set(calendar.off)
  return (
    <section>
      <Ruler aria-label={t('deadlines:ruler.label')}>
        {Array.from({ length }, (_, at) => addDays(dayZero!, at)).map((day) => {
          const marks = {
            zero: day === dayZero,
            today: day === today,
            send: day === send,
            due: day === due,
          }
          const named = (['due', 'send', 'zero', 'today'] as const).filter((mark) => marks[mark])
          return (
            <li
              key={day}
              data-off={off.has(day)}
              data-zero={marks.zero}
              data-today={marks.today}
              data-send={marks.send}
              data-due={marks.due}
            >
              <small>{weekday(day, i18n.language, 'narrow')}</small>
              {Number(day.slice(8))}
              {named.map((mark) => (
                <b key={mark}>{t(`deadlines:ruler.${mark}`)}</b>
              ))}
            </li>
          )
        })}
      </Ruler>
    </section>
  )
}
