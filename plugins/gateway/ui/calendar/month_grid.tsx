import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { withQuery } from '#resources/app/calls/with_query'
import { Link } from '#resources/app/navigation/link'
import { Tag, type Tone } from '#resources/kit/tag'
import { colour } from '#resources/kit/theme/tokens'
import { weeksOf } from './month'

const Grid = styled('table')({
  'width': '100%',
  'tableLayout': 'fixed',
  'borderCollapse': 'collapse',
  '& th': { padding: '6px 8px', textAlign: 'left', fontSize: 12, color: colour.ink2 },
  '& td': {
    height: 96,
    padding: 0,
    verticalAlign: 'top',
    border: `1px solid ${colour.line}`,
    background: colour.card,
  },
  '& td[data-other=true]': { background: colour.ground, color: colour.ink3 },
  '& td[data-today=true]': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
  '& td > *': {
    alignContent: 'start',
    display: 'grid',
    gap: 3,
    justifyItems: 'start',
    padding: '6px 8px',
    height: '100%',
  },
  '& td > a:hover': { background: colour.hover },
})

const kinds = [
  ['late', 'red'],
  ['due', 'amber'],
  ['submitted', 'green'],
] as const satisfies readonly (readonly [string, Tone])[]

interface MonthGridProps {
  month: string
  today: string
  days: Answer<'GET /submissions/calendar'>
}

/** A month with what is due, late and submitted on each day; a day leads to its cases. */
export function MonthGrid({ month, today, days }: MonthGridProps) {
  const { t, i18n } = useTranslation()
  const byDay = new Map(days.map((each) => [each.day, each]))
  const weeks = weeksOf(month)
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'short', timeZone: 'UTC' })
  return (
    <Grid className="num" aria-label={month}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col">
              {weekday.format(new Date(`${day}T00:00:00Z`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const found = byDay.get(day)
              const parts = kinds.flatMap(([kind, tone]) =>
                found && found[kind] > 0
                  ? [{ kind, tone, text: t(`gateway:calendar.${kind}`, { count: found[kind] }) }]
                  : []
              )
              // A day on which nothing is due leads to what was submitted on it.
              const asked = found && found.due + found.late > 0 ? { day } : { sent: day }
              const body = (
                <>
                  <b>{Number(day.slice(8))}</b>
                  {parts.map(({ kind, tone, text }) => (
                    <Tag key={kind} tone={tone}>
                      {text}
                    </Tag>
                  ))}
                </>
              )
              return (
                <td
                  key={day}
                  data-other={!day.startsWith(month)}
                  data-today={day === today}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {found ? (
                    <Link
                      href={withQuery('/submit', asked)}
                      title={[day, ...parts.map(({ text }) => text)].join(', ')}
                    >
                      {body}
                    </Link>
                  ) : (
                    <div>{body}</div>
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
