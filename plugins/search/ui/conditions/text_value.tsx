import OutlinedInput from '@mui/material/OutlinedInput'
import { useToday } from '#resources/app/use_today'
import { readTypedDate } from '#resources/forms/dates/typed_date'

interface TextValueProps {
  id: string
  label: string
  hint: string
  value: string
  isDate: boolean
  isFaulty: boolean
  describedBy: string | undefined
  onValue: (value: string) => void
}

/** A text, a number, or a date as far as it is known: what was typed is read when it is left. */
export function TextValue(props: TextValueProps) {
  const { id, label, hint, value, isDate, isFaulty, describedBy, onValue } = props
  const day = useToday()
  return (
    <OutlinedInput
      id={id}
      size="small"
      fullWidth
      value={value}
      placeholder={hint}
      error={isFaulty}
      onChange={(event) => onValue(event.target.value)}
      onBlur={isDate ? () => onValue(readTypedDate(value, day)) : undefined}
      inputProps={{
        'maxLength': 200,
        'autoComplete': 'off',
        'aria-label': label,
        'aria-invalid': isFaulty,
        'aria-describedby': describedBy,
      }}
    />
  )
}
