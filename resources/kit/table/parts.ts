import { styled } from '@mui/material/styles'
import { colour, size } from '../theme/tokens'
import { SELECT_WIDTH } from './selection'

export const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  maxHeight: '100%',
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: size.cardRadius,
  overflow: 'hidden',
})

/** What gets the focus by a key is not left below the sticky head. */
export const Scroll = styled('div')({
  overflow: 'auto',
  minHeight: 0,
  flex: '0 1 auto',
  scrollPaddingTop: size.tableHead,
})

/** Sticky head and first column; cells keep to one line, columns to their widths. */
export const Grid = styled('table')({
  'width': '100%',
  'tableLayout': 'fixed',
  'borderCollapse': 'separate',
  'borderSpacing': 0,
  '& th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    height: size.tableHead,
    padding: '0 6px',
    textAlign: 'left',
    fontSize: 12,
    fontWeight: 600,
    color: colour.ink2,
    background: colour.head,
    borderBottom: `1px solid ${colour.line}`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& th[data-column]': { cursor: 'grab', userSelect: 'none' },
  '& th[data-dragged]': { background: colour.accentSoft, cursor: 'grabbing' },
  '& th[data-drop=before]': { boxShadow: `inset 2px 0 0 ${colour.accent}` },
  '& th[data-drop=behind]': { boxShadow: `inset -2px 0 0 ${colour.accent}` },
  '& td': {
    height: size.tableRow,
    padding: '0 6px',
    background: colour.card,
    borderBottom: `1px solid ${colour.lineSoft}`,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Two lines of a label fit into a row of the usual height.
  '& td[data-wraps], & td[data-wraps] *': {
    whiteSpace: 'normal',
    overflowWrap: 'break-word',
    lineHeight: '15px',
  },
  '& th:first-of-type, & td:first-of-type': { position: 'sticky', left: 0, paddingLeft: 12 },
  '& th:first-of-type': { zIndex: 3 },
  '& td:first-of-type': { zIndex: 1 },
  '& th[data-stuck=end], & td[data-stuck=end]': { position: 'sticky', right: 0, paddingLeft: 4 },
  '& th[data-stuck=start], & td[data-stuck=start]': { paddingRight: 0, textOverflow: 'clip' },
  // Boxes to select rows by stand before the first column, which stays in sight too.
  '& [data-stuck=start] + *': { position: 'sticky', left: SELECT_WIDTH, zIndex: 1 },
  '& th[data-stuck=start] + th': { zIndex: 3 },
  '& td[data-stuck=end]': { boxShadow: `-1px 0 0 ${colour.lineSoft}` },
  '& [data-align=end]': { textAlign: 'right' },
  '& tbody tr:hover td, & tbody tr:focus-within td': { background: colour.hover },
  '& tbody tr[data-selected] td': { background: colour.accentSoft },
  '& tbody tr[aria-current] td': { background: colour.accentSoft },
  '& tbody tr[aria-current] td:first-of-type': { boxShadow: `inset 3px 0 0 ${colour.accent}` },
  // The head of a group stays where its rows are, and is no head of a column.
  '& tbody tr[data-group] th': {
    position: 'static',
    height: 30,
    background: colour.head,
    borderBottom: `1px solid ${colour.lineSoft}`,
  },
  // Only a wait that is felt dims the rows; an answer in time changes nothing but its lines.
  '&[aria-busy=true] tbody': { opacity: 0.6, transition: 'opacity 150ms 400ms' },
  '& tr[data-opens]': { cursor: 'pointer' },
})

/** The edge of a head, by which its column is made wider. */
export const Edge = styled('span')({
  'position': 'absolute',
  'top': 0,
  'right': 0,
  'bottom': 0,
  'width': 9,
  'cursor': 'col-resize',
  'touchAction': 'none',
  'userSelect': 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 8,
    bottom: 8,
    right: 0,
    width: 1,
    background: colour.line,
  },
  '&:hover::after, &[data-active]::after': {
    top: 0,
    bottom: 0,
    width: 2,
    background: colour.accent,
  },
})

export const Pager = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 44,
  flex: 'none',
  padding: '0 12px',
  color: colour.ink2,
  borderTop: `1px solid ${colour.lineSoft}`,
})
