import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { LONGEST_MESSAGE } from '#plugins/queries/contract/query'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  '& label': {
    display: 'block',
    marginBottom: 4,
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
  },
  '& p': { color: colour.redDeep, fontSize: 12, marginTop: 5 },
})

interface MessageBoxProps {
  label: string
  value: string
  /** Why it was refused, in one sentence. */
  error: string | null
  autoFocus?: boolean
  onValue: (value: string) => void
}

/** What somebody asks or replies: some lines of plain text. */
export function MessageBox({ label, value, error, autoFocus, onValue }: MessageBoxProps) {
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={3}
        maxRows={12}
        autoFocus={autoFocus}
        value={value}
        error={error !== null}
        onChange={(event) => onValue(event.target.value)}
        inputProps={{
          'maxLength': LONGEST_MESSAGE,
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
