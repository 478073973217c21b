import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'display': 'grid',
  'alignContent': 'start',
  '& > span': { fontSize: 12, fontWeight: 550, color: colour.ink2, marginBottom: 4 },
  '& > p': { color: colour.redDeep, fontSize: 12, marginTop: 5 },
})

/** A choice with its name above and what is wrong with it below. */
export function Labelled(props: { label: string; error?: string | null; children: ReactNode }) {
  const { label, error, children } = props
  return (
    <Root>
      <span aria-hidden>{label}</span>
      {children}
      {error && <p role="alert">{error}</p>}
    </Root>
  )
}
