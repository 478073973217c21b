import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const Label = styled('label')({
  display: 'block',
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
  marginBottom: 4,
})

interface LabelledInputProps extends Omit<OutlinedInputProps, 'error'> {
  label: string
  onValue: (value: string) => void
  error?: string | null
}

/** A tall box with its label above and, when something is wrong, one sentence below. */
export function LabelledInput({ label, onValue, error, ...rest }: LabelledInputProps) {
  const id = useId()
  return (
    <div style={{ marginBottom: 14 }}>
      <Label htmlFor={id}>{label}</Label>
      <OutlinedInput
        id={id}
        fullWidth
        error={Boolean(error)}
        sx={{ height: 40 }}
        {...rest}
        onChange={(event) => onValue(event.target.value)}
        inputProps={{ 'aria-describedby': error ? `${id}-error` : undefined, ...rest.inputProps }}
      />
      {error && (
        <p
          id={`${id}-error`}
          role="alert"
          style={{ color: colour.redDeep, fontSize: 12, marginTop: 5 }}
        >
          {error}
        </p>
      )}
    </div>
  )
}
