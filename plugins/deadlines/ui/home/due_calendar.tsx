import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { addDays } from '#plugins/deadlines/contract/days'
import { nearness } from '#plugins/deadlines/contract/nearness'
import { colour, warningColour } from '#resources/kit/theme/tokens'
import { weekday } from '../day_text'
import { type DueOfProject, leaves, placeOf } from './due_groups'

const WEEKS = 5
const WEEK = 7

const Root = styled('section')({
  'padding': '8px 12px 14px',
  '& h3': { margin: '0 0 6px', fontSize: 12, fontWeight: 600, color: colour.ink2 },
  '& ol': {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: 3,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
  '& li': { minHeight: 40, borderRadius: 5, padding: '3px 0', lineHeight: '17px', fontSize: 12 },
  '& li[data-name=true]': { minHeight: 0, color: colour.ink2 },
  '& li[data-off=true]': { background: colour.lineSoft, color: colour.ink2 },
  '& li[data-today=true]': { boxShadow: `inset 0 0 0 1.5px ${colour.accent}`, fontWeight: 650 },
})

/** The weeks ahead, with how many reports have to leave on each day; a number leads to them. */
export function DueCalendar({ data }: { data: DueOfProject }) {
  const { t, i18n } = useTranslation()
  const { today, off } = data
  const monday = mondayOf(today)
  const days = Array.from({ length: WEEKS * WEEK }, (_, at) => addDays(monday, at))
  const rest = new Set(off)
  const ahead = data.cases.filter(({ due }) => due >= today)
  const byDay = Map.groupBy(ahead, leaves)
  return (
    <Root>
      <h3>{t('deadlines:home.calendar')}</h3>
      <ol aria-label={t('deadlines:home.calendar')}>
        {days.slice(0, WEEK).map((day) => (
          <li key={day} data-name aria-hidden>
            {weekday(day, i18n.language, 'narrow')}
          </li>
        ))}
        {days.map((day) => {
          const cases = byDay.get(day)
          return (
            <li key={day} data-off={rest.has(day)} data-today={day === today}>
              {day.endsWith('-01') ? `${Number(day.slice(5, 7))}-1` : Number(day.slice(8))}
              {cases && (
                <ButtonBase
                  aria-label={t('deadlines:home.to_send', { count: cases.length, day })}
                  title={t('deadlines:home.to_send', { count: cases.length, day })}
                  onClick={() => document.getElementById(placeOf(day))?.scrollIntoView()}
                  sx={{ display: 'block', width: '100%', font: 'inherit', fontWeight: 650 }}
                  style={{ color: colourOf(cases, data) }}
                >
                  {cases.length}
                </ButtonBase>
              )}
            </li>
          )
        })}
      </ol>
    </Root>
  )
}

/** The colour of what comes first of them. */
function colourOf(cases: DueOfProject['cases'], { today, levels }: DueOfProject): string {
  const [first] = cases.map(({ due }) => due).toSorted()
  return warningColour[nearness(first!, today, levels).level?.colour ?? 'none'].text
}

const mondayOf = (day: string) =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + WEEK - 1) % WEEK))
