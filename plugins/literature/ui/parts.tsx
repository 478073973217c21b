import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'

/** A plain table of a card. */
export const Lines = styled('table')({
  'width': '100%',
  'borderCollapse': 'collapse',
  '& th, & td': {
    textAlign: 'left',
    padding: '8px 14px',
    borderTop: `1px solid ${colour.lineSoft}`,
    verticalAlign: 'top',
  },
  '& th': { fontWeight: 550, color: colour.ink2, fontSize: 12, borderTop: 0 },
  '& td:last-child': { textAlign: 'right', whiteSpace: 'nowrap' },
})

/** An expression, as the database takes it. */
export const Expression = styled('pre')({
  font: '12px/1.5 ui-monospace, "DejaVu Sans Mono", monospace',
  background: colour.ground,
  border: `1px solid ${colour.line}`,
  borderRadius: 6,
  padding: '7px 9px',
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

const Fault = styled('p')({ color: colour.redDeep, margin: '8px 0 0' })

/** Why something was refused; nothing where it was not. */
export const Refused = ({ children }: { children: ReactNode }) =>
  children ? <Fault role="alert">{children}</Fault> : null

/** A label above what it names. */
export const Labelled = styled('label')({
  display: 'grid',
  gap: 4,
  fontSize: 12,
  fontWeight: 550,
  color: colour.ink2,
})
