import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** What is known of a term, line by line. */
export const FactList = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'minmax(48px, max-content) minmax(0, 1fr)',
  'gap': '4px 10px',
  'margin': '8px 0 0',
  'padding': '10px 12px',
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  '& dt': { color: colour.ink3, fontSize: 11.5, lineHeight: '19px' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& dd small': { color: colour.ink3, marginLeft: 6 },
})
