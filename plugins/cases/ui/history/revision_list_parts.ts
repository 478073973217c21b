import { styled } from '@mui/material/styles'
import { colour } from '#resources/kit/theme/tokens'

const columns = {
  display: 'grid',
  gridTemplateColumns: '38px 38px 18px 1fr',
  padding: '0 14px 0 8px',
} as const

export const ListRoot = styled('div')({
  background: colour.card,
  borderRight: `1px solid ${colour.line}`,
  overflow: 'auto',
})

export const ListHead = styled('div')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 4,
  'padding': '10px 14px 8px 8px',
  'fontSize': 11,
  'color': colour.ink3,
  '& > span': { width: 34, textAlign: 'center', flex: 'none' },
  '& > span:nth-of-type(3)': { width: 'auto', paddingLeft: 20 },
  '& > span:nth-of-type(4)': { width: 'auto', flex: 1 },
})

/** Heads the saves of one version of the chain, and compares it with the one before. */
export const Version = styled('button')({
  'display': 'block',
  'width': '100%',
  'padding': '8px 14px 6px 102px',
  'font': 'inherit',
  'fontSize': 12,
  'fontWeight': 650,
  'textAlign': 'left',
  'color': colour.ink2,
  'background': colour.head,
  'border': 0,
  'borderTop': `1px solid ${colour.line}`,
  'cursor': 'pointer',
  '&:hover': { color: colour.accent },
  '&:focus-visible': { outlineOffset: -2 },
})

export const Line = styled('div')({
  ...columns,
  'alignItems': 'center',
  'minHeight': 52,
  'borderTop': `1px solid ${colour.lineSoft}`,
  'scrollMargin': 40,
  '&:hover': { background: colour.hover },
  '&[data-on=true]': { background: colour.accentSoft },
  '& b': { fontWeight: 600 },
  '& > span': { justifySelf: 'center' },
  '& > button': {
    font: 'inherit',
    color: 'inherit',
    textAlign: 'left',
    padding: '6px 0',
    border: 0,
    background: 'none',
    cursor: 'pointer',
    alignSelf: 'stretch',
    minWidth: 0,
  },
})

/** The thread that the saves hang on; it ends at the first. */
export const Chain = styled('i')({
  'position': 'relative',
  'alignSelf': 'stretch',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 0,
    bottom: 0,
    width: 1,
    background: colour.line,
  },
  '&[data-first=true]::before': { bottom: '50%' },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 5,
    top: 'calc(50% - 3px)',
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: colour.ink3,
  },
})
