import { useTranslation } from 'react-i18next'
import { TextBox } from '#resources/kit/text_box'

const LENGTH = 'yyyy-MM-dd'.length

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

interface DayBoxProps {
  label: string
  value: string
  onValue: (value: string) => void
}

/** A day, typed; what is none is said once it is complete. */
export function DayBox({ label, value, onValue }: DayBoxProps) {
  const { t } = useTranslation()
  const isWrong = value.length >= LENGTH && !isDay(value)
  return (
    <TextBox
      label={label}
      most={LENGTH}
      hint={t('forms.date_hint')}
      value={value}
      error={isWrong ? t('gateway:asked.no_day') : null}
      onValue={(text) => onValue(text.trim())}
    />
  )
}
