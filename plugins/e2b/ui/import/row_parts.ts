import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

/** One report or file of the import: a head line, and what there is to say about it below. */
export const RowBox = styled('li')({
  'padding': '8px 12px',
  'borderBottom': `1px solid ${colour.lineSoft}`,
  '&:last-of-type': { borderBottom: 0 },
})

export const RowHead = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 26,
  '& b': { fontWeight: 550, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
})

export const RowNote = styled('div')({
  color: colour.ink2,
  paddingTop: 2,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
})

export const Rows = styled('ul')({
  listStyle: 'none',
  padding: 0,
  overflow: 'auto',
  minHeight: 0,
  border: `1px solid ${colour.line}`,
  borderRadius: 8,
})
