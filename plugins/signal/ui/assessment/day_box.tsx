import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readTypedDate } from '#resources/forms/dates/typed_date'
import { Box, Input } from '#resources/forms/widgets/box'
import { CalendarButton } from '#resources/forms/widgets/calendar_button'
import { useToday } from '#resources/app/use_today'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('span')({
  'display': 'inline-flex',
  'alignItems': 'center',
  'gap': 6,
  '& > label': { fontSize: 12, fontWeight: 550, color: colour.ink2 },
  '& > p': { margin: 0, fontSize: 12, color: colour.redDeep },
})

interface DayBoxProps {
  label: string
  /** yyyy-MM-dd, or nothing. */
  day: string
  /** Told a whole day, once it is typed or chosen. */
  onDay: (day: string) => void
}

/** A day as people type it, or choose it from the calendar (Alt ↓). */
export function DayBox({ label, day, onDay }: DayBoxProps) {
  const { t } = useTranslation()
  const id = useId()
  const today = useToday()
  const calendar = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    const read = readTypedDate(typed ?? '', today)
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(read)
    setWrong(read !== '' && !isDay)
    if (read !== '' && !isDay) return
    if (isDay && read !== day) onDay(read)
    setTyped(null)
  }
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <Box state={isWrong ? 'error' : 'plain'} style={{ width: 148 }}>
        <Input
          id={id}
          className="num"
          value={typed ?? day}
          placeholder={t('forms.date_hint')}
          title={t('forms.date_help')}
          autoComplete="off"
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onKeyDown={(event) => {
            if (event.key === 'Enter') leave()
            if (event.key !== 'ArrowDown' || !event.altKey) return
            event.preventDefault()
            calendar.current?.showPicker()
          }}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
        />
        <CalendarButton
          calendar={calendar}
          date={day}
          onDay={(chosen) => {
            setWrong(false)
            setTyped(null)
            onDay(chosen)
          }}
        />
      </Box>
      {isWrong && (
        <p id={`${id}-error`} role="alert">
          {t('signal:no_day')}
        </p>
      )}
    </Root>
  )
}
