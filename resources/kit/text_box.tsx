import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  '& label': {
    display: 'block',
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
    marginBottom: 4,
  },
  '& p': { color: colour.redDeep, fontSize: 12, marginTop: 5 },
})

interface TextBoxProps {
  label: string
  value: string
  /** Why it was refused, in one sentence. */
  error: string | null
  /** Signs that it takes at most. */
  most: number
  /** Shown while it is empty. */
  hint?: string
  autoFocus?: boolean
  disabled?: boolean
  onValue: (value: string) => void
}

/** A line of text with its name above and what is wrong with it below. */
export function TextBox(props: TextBoxProps) {
  const { label, value, error, most, hint, autoFocus, disabled, onValue } = props
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus={autoFocus}
        disabled={disabled}
        value={value}
        error={error !== null}
        placeholder={hint}
        onChange={(event) => onValue(event.target.value)}
        inputProps={{
          'maxLength': most,
          'autoComplete': 'off',
          'aria-describedby': error ? `${id}-error` : undefined,
        }}
      />
      {error && (
        <p id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </Root>
  )
}
