import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'

/** At the end of the box, behind what is offered there. */
const Root = styled('span')({ position: 'relative', display: 'flex', flex: 'none', order: 1 })
const Button = styled(ButtonBase)({
  'width': 28,
  'color': colour.ink3,
  '&:hover': { color: colour.accent },
})
/** Where the calendar opens; nothing of it is seen. */
const Anchor = styled('input')({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: 1,
  height: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  pointerEvents: 'none',
})

interface CalendarButtonProps {
  /** Opens by `showPicker()`, too. */
  calendar: RefObject<HTMLInputElement | null>
  /** The date as it stands in the box. */
  date: string
  /** The last day that can be chosen, yyyy-MM-dd. */
  last?: string
  onDay: (day: string) => void
}

/** The calendar of the browser, beside a box in which a date is typed. */
export function CalendarButton({ calendar, date, last, onDay }: CalendarButtonProps) {
  const { t } = useTranslation()
  const label = t('forms.calendar')
  return (
    <Root>
      <Button
        tabIndex={-1}
        aria-label={label}
        title={`${label} (Alt ↓)`}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" size={15} />
      </Button>
      <Anchor
        ref={calendar}
        type="date"
        tabIndex={-1}
        aria-hidden
        max={last}
        value={/^\d{4}-\d\d-\d\d/.exec(date)?.[0] ?? ''}
        onChange={({ target }) => target.value && onDay(target.value)}
      />
    </Root>
  )
}
