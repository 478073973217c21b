import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** Queue, article, criteria: each scrolls by itself. */
export const Columns = styled('div')({
  'display': 'grid',
  'gridTemplateColumns': '286px minmax(0, 1fr) 332px',
  'flex': 1,
  'minHeight': 0,
  'borderTop': `1px solid ${colour.line}`,
  '@media (max-width: 1380px)': { gridTemplateColumns: '232px minmax(0, 1fr) 300px' },
})

export const Pane = styled('section')({
  'minWidth': 0,
  'minHeight': 0,
  'overflow': 'auto',
  'background': colour.card,
  '&:not(:last-child)': { borderRight: `1px solid ${colour.line}` },
})

export const PaneHead = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 38,
  padding: '0 12px',
  fontWeight: 650,
  borderBottom: `1px solid ${colour.line}`,
})

export const Middle = styled('div')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  minWidth: 0,
  minHeight: 0,
  background: colour.card,
  borderRight: `1px solid ${colour.line}`,
})

/** A key as it is on a keyboard, in front of what it does. */
export const Part = styled('div')({
  padding: '10px 14px',
  borderBottom: `1px solid ${colour.lineSoft}`,
})
