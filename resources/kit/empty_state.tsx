import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from './icons'
import { colour } from './theme/tokens'

const Root = styled('div')({
  'display': 'grid',
  'justifyItems': 'center',
  'gap': 6,
  'padding': '44px 24px',
  'color': colour.ink2,
  'textAlign': 'center',
  '& > svg': { color: colour.ink3, marginBottom: 4 },
  '& b': { color: colour.ink, fontWeight: 600, fontSize: 14 },
  '& p': { maxWidth: 460 },
})

interface EmptyStateProps {
  icon?: string
  title: string
  text?: ReactNode
  action?: ReactNode
}

/** Nothing is here, and what to do next. */
export function EmptyState({ icon = 'list', title, text, action }: EmptyStateProps) {
  return (
    <Root>
      <Icon name={icon} size={28} />
      <b>{title}</b>
      {text && <p>{text}</p>}
      {action && <div style={{ marginTop: 8 }}>{action}</div>}
    </Root>
  )
}
