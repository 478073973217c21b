import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** One sentence about something that did not work, in place, with a way on at its right. */
export const Notice = styled('div')({
  'flex': 'none',
  'display': 'flex',
  'alignItems': 'center',
  'gap': 9,
  'minHeight': 36,
  'padding': '5px 8px 5px 12px',
  'marginBottom': 8,
  'borderRadius': 6,
  'background': colour.redSoft,
  'color': colour.red,
  '& p': { flex: 1, color: colour.ink, overflowWrap: 'anywhere' },
})
