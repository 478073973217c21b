import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

export const SearchLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 46,
  padding: '0 14px',
  borderBottom: `1px solid ${colour.line}`,
  color: colour.ink3,
})

export const EntryList = styled('div')({ maxHeight: 380, overflow: 'auto', padding: '4px 0 8px' })

export const GroupHead = styled('div')({
  padding: '10px 14px 4px',
  fontSize: 11,
  fontWeight: 600,
  color: colour.ink3,
})

export const EntryLine = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 10,
  'height': 34,
  'padding': '0 14px',
  'cursor': 'pointer',
  'whiteSpace': 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& svg': { color: colour.ink3 },
  '& kbd': { marginLeft: 'auto' },
  '&:hover': { background: colour.hover },
  '&[aria-selected=true]': { background: colour.accentSoft, color: colour.accent },
})
