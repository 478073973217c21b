import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** What is cut short on a screen, where it can be pointed at, is written out on paper. */
const whole = {
  whiteSpace: 'normal',
  overflow: 'visible',
  textOverflow: 'clip',
  overflowWrap: 'anywhere',
} as const

/** The sheet that a case is printed on; on the screen it lies on the ground. */
export const Sheet = styled('article')({
  'maxWidth': 940,
  'margin': '0 auto 32px',
  'padding': '22px 28px',
  'background': colour.card,
  'border': `1px solid ${colour.line}`,
  'borderRadius': 8,
  'printColorAdjust': 'exact',
  '& dt, & dt span, & b, & p, & td *': whole,
  '& td, & th': { ...whole, maxWidth: 'none', height: 'auto', padding: '4px 10px' },
  '& h2, & h3, & dt, & header': { breakAfter: 'avoid' },
  '& header': { breakInside: 'avoid' },
  '& pre': { maxHeight: 'none', overflow: 'visible', whiteSpace: 'pre-wrap' },
  '@media print': {
    'maxWidth': 'none',
    'margin': 0,
    'padding': 0,
    'border': 0,
    'breakAfter': 'page',
    '&:last-of-type': { breakAfter: 'auto' },
    '& a': { color: 'inherit' },
    // Paper is dense: three fields beside each other.
    '& section dl': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: '5px 16px' },
  },
})
