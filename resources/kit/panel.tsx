import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour, size } from './theme/tokens'

export const Card = styled('div')({
  background: colour.card,
  border: `1px solid ${colour.line}`,
  borderRadius: size.cardRadius,
})

const Head = styled('header')({
  'display': 'flex',
  'alignItems': 'center',
  'gap': 8,
  'minHeight': 40,
  'padding': '0 8px 0 14px',
  'borderBottom': `1px solid ${colour.line}`,
  'fontWeight': 650,
  '&:last-child': { borderBottom: 0 },
})

export const Quiet = styled('span')({ color: colour.ink3, fontSize: 12, fontWeight: 450 })
export const Grow = styled('span')({ flex: 1 })

interface PanelProps {
  title: ReactNode
  hint?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  id?: string
  level?: 'h2' | 'h3'
}

/** Holds what belongs together, with a head that names it. */
export function Panel({ title, hint, actions, children, id, level: Level = 'h2' }: PanelProps) {
  return (
    <Card
      id={id}
      role="group"
      aria-label={typeof title === 'string' ? title : undefined}
      sx={{ mb: 1.5, scrollMarginTop: 12 }}
    >
      <Head>
        <Level style={{ font: 'inherit', margin: 0 }}>{title}</Level>
        {hint && <Quiet>{hint}</Quiet>}
        <Grow />
        {actions}
      </Head>
      {children}
    </Card>
  )
}
