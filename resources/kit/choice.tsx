import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colour, size } from './theme/tokens'

const Root = styled('select', { shouldForwardProp: (prop) => prop !== 'tall' })<{
  tall?: boolean
}>(({ tall }) => ({
  'font': 'inherit',
  'color': colour.ink,
  'height': tall ? size.control : size.controlSmall,
  'minWidth': 0,
  'maxWidth': '100%',
  'padding': '0 4px',
  'background': colour.card,
  'border': `1px solid ${colour.box}`,
  'borderRadius': size.radius,
  'textOverflow': 'ellipsis',
  '&:hover': { borderColor: colour.ink3 },
  '&:focus-visible': {
    outline: 'none',
    borderColor: colour.accent,
    boxShadow: `0 0 0 3px ${colour.focusRing}`,
  },
}))

interface ChoiceProps {
  label: string
  value: string
  onChoose: (value: string) => void
  /** Options, also in groups. */
  children: ReactNode
  grow?: boolean
  disabled?: boolean
  /** As high as a box to type in. */
  tall?: boolean
}

/** One of a few, in a small box that opens. */
export function Choice({ label, value, onChoose, children, grow, tall, disabled }: ChoiceProps) {
  return (
    <Root
      aria-label={label}
      title={label}
      value={value}
      tall={tall}
      style={grow ? { flex: 1 } : undefined}
      disabled={disabled}
      onChange={(event) => onChoose(event.target.value)}
    >
      {children}
    </Root>
  )
}
