import { styled } from '@mui/material/styles'
import { colour } from './theme/tokens'

/** The key of an act, shown beside it. */
export const KeyHint = styled('kbd', { shouldForwardProp: (prop) => prop !== 'onAccent' })<{
  onAccent?: boolean
}>(({ onAccent }) => ({
  border: `1px solid ${onAccent ? colour.accentLight : colour.line}`,
  borderRadius: 4,
  padding: '0 5px',
  fontSize: 11,
  lineHeight: '16px',
  fontFamily: 'inherit',
  fontWeight: 500,
  color: onAccent ? '#fff' : colour.ink2,
  background: onAccent ? colour.accentLight : colour.head,
  whiteSpace: 'nowrap',
}))
