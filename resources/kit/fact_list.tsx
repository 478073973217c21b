import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from './theme/tokens'

const List = styled('dl')({
  'display': 'grid',
  'gridTemplateColumns': 'repeat(auto-fill, minmax(200px, 1fr))',
  'gap': '12px 24px',
  'margin': 0,
  'padding': 14,
  '& dt': { fontSize: 12, color: colour.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  // A long one has a line to itself.
  '& [data-long=true]': { gridColumn: '1 / -1' },
})

/** Characters that do not fit beside others: a hash has 64. */
const LONG = 60

/** A fact: what it is called, what it is, and whether it is made of digits. */
export type Fact = readonly [label: string, value: ReactNode, digits?: boolean]

/** Facts side by side, as many as there is room for. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(([label, value, digits]) => (
        <div key={label} data-long={typeof value === 'string' && value.length > LONG}>
          <dt>{label}</dt>
          <dd className={digits ? 'num' : undefined}>{value}</dd>
        </div>
      ))}
    </List>
  )
}
