import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** A table inside a panel: lower rows, no frame. */
export const MiniTable = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& th': {
    height: 30,
    padding: '0 10px',
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 600,
    color: colour.ink2,
    borderBottom: `1px solid ${colour.line}`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    maxWidth: 180,
  },
  '& td': {
    height: 34,
    padding: '0 10px',
    borderBottom: `1px solid ${colour.lineSoft}`,
    maxWidth: 240,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& th:first-of-type, & td:first-of-type': { paddingLeft: 14 },
  '& tbody tr[data-on]': { cursor: 'pointer' },
  '& tbody tr[data-on]:hover td': { background: colour.hover },
  '& tbody tr[data-on=true] td': { background: colour.accentSoft },
  '& thead td': { borderColor: colour.line },
  '& tbody:last-of-type tr:last-child td': { borderBottom: 0 },
  '& td.open': {
    padding: '12px 12px 0',
    background: colour.ground,
    maxWidth: 'none',
    whiteSpace: 'normal',
  },
})
