import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** How tables of figures and listings are drawn. */
export const TableFrame = styled('table')({
  'borderCollapse': 'collapse',
  'fontSize': 13,
  'lineHeight': 1.35,
  '& th, & td': { padding: '4px 10px', border: `1px solid ${colour.lineSoft}` },
  '& thead th': { background: colour.head, fontWeight: 600, fontSize: 12, textAlign: 'center' },
  '& thead th:first-of-type, & tbody th': { textAlign: 'left' },
  '& tbody th': { fontWeight: 450 },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '&[data-texts] td': { textAlign: 'left', verticalAlign: 'top', minWidth: 72, maxWidth: 360 },
  '&[data-texts] td[data-day]': { whiteSpace: 'nowrap' },
  '&[data-texts] td[data-figure]': { textAlign: 'right' },
  '&[data-texts] td[data-long]': { minWidth: 320 },
  '&[data-texts] tbody th': { verticalAlign: 'top' },
  '& tr[data-kind=group] > *': { background: colour.head, fontWeight: 600 },
  '& tr[data-kind=row] > th': { paddingLeft: 24 },
  '&[data-texts] tr[data-kind=row] > th': { paddingLeft: 10, whiteSpace: 'nowrap' },
  '& tr[data-kind=total] > *': { fontWeight: 700, borderTop: `2px solid ${colour.line}` },
  '& button': {
    border: 0,
    background: 'none',
    font: 'inherit',
    color: colour.accent,
    cursor: 'pointer',
    padding: 0,
    textDecoration: 'underline',
  },
})
