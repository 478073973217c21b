import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

interface LongBoxProps {
  label: string
  value: string
  lines: number
  /** Letters that it takes at most. */
  most: number
  isWrong: boolean
  onValue: (value: string) => void
}

/** A box of several lines, named elsewhere. */
export function LongBox({ label, value, lines, most, isWrong, onValue }: LongBoxProps) {
  const id = useId()
  return (
    <OutlinedInput
      id={id}
      multiline
      fullWidth
      minRows={lines}
      value={value}
      error={isWrong}
      onChange={(event) => onValue(event.target.value)}
      inputProps={{ 'maxLength': most, 'aria-label': label }}
    />
  )
}
