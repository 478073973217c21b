import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled('div')({
  'display': 'grid',
  '& > span': { marginBottom: 4, fontSize: 12, fontWeight: 550, color: colour.ink2 },
})

interface LabelledProps {
  text: string
  /** What stands below its name, which it is called by. */
  children: (label: string) => ReactNode
}

/** A choice with its name above. */
export function Labelled({ text, children }: LabelledProps) {
  return (
    <Root>
      <span aria-hidden>{text}</span>
      {children(text)}
    </Root>
  )
}
