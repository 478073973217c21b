import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** Room that a column takes at least, and what stands around the columns; pixels. */
const COLUMN = 82
const AROUND = 170

/**
 * A column that says where it stands (`data-at`, from 0) goes where there is no room for it: those that
 * matter most stand first.
 */
const priorities = Object.fromEntries(
  [3, 4, 5, 6, 7].map((at) => [
    `@container (max-width: ${AROUND + COLUMN * (at + 1)}px)`,
    { [`& [data-at="${at}"]`]: { display: 'none' } },
  ])
)

/** A table inside a panel: lower rows, no frame. Nothing in it is cut but long texts. */
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
    lineHeight: 1.3,
    verticalAlign: 'bottom',
    paddingTop: 6,
    paddingBottom: 6,
  },
  '& td': {
    height: 34,
    padding: '5px 10px',
    lineHeight: 1.4,
    borderBottom: `1px solid ${colour.lineSoft}`,
    overflowWrap: 'anywhere',
  },
  // Dates, numbers and codes stay in one line; of long texts the beginning is shown.
  '& td.num': { whiteSpace: 'nowrap', overflowWrap: 'normal' },
  '& .long': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
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
    overflowWrap: 'normal',
  },
  ...priorities,
})
