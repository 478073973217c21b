import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const MOST = 500

const Root = styled('div')({
  'marginTop': 16,
  'paddingTop': 12,
  'borderTop': `1px solid ${colour.line}`,
  '& label': {
    display: 'block',
    marginBottom: 4,
    fontSize: 12,
    fontWeight: 550,
    color: colour.ink2,
  },
})

interface ExportReasonProps {
  label: string
  reason: string
  onReason: (reason: string) => void
}

/** Why a case leaves although there are errors; it stands in the audit trail. */
export function ExportReason({ label, reason, onReason }: ExportReasonProps) {
  const id = useId()
  return (
    <Root>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        fullWidth
        multiline
        minRows={2}
        value={reason}
        onChange={(event) => onReason(event.target.value)}
        inputProps={{ maxLength: MOST }}
      />
    </Root>
  )
}
