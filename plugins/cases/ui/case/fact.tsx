import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'

export const Facts = styled('dl')({
  'display': 'flex',
  'flexWrap': 'wrap', // what does not fit goes to a second line, which is not shown
  'height': 40,
  'gap': '8px 18px',
  'margin': 0,
  'minWidth': 0,
  'overflow': 'hidden',
  '& dt': { fontSize: 11, color: colour.ink3 },
  '& dd': { fontWeight: 600, marginTop: 1 },
})

interface FactProps {
  label: string
  children: ReactNode
  num?: boolean
  /** Holds a tag, which brings its own look. */
  bare?: boolean
}

/** A small heading with a fact under it; nothing is shown as a dash. */
export function Fact({ label, children, num, bare }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={num ? 'num' : undefined} style={bare ? { marginTop: 0 } : undefined}>
        {children || '—'}
      </dd>
    </div>
  )
}
