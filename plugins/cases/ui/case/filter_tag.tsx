import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'
import { colour } from '#resources/kit/theme/tokens'

interface FilterTagProps {
  on: boolean
  label: string
  onClick: () => void
  children: ReactNode
}

/** A count that shows only what it counts when it is pressed. */
export function FilterTag({ on, label, onClick, children }: FilterTagProps) {
  return (
    <ButtonBase
      onClick={onClick}
      aria-pressed={on}
      aria-label={label}
      title={label}
      sx={{ borderRadius: '4px', boxShadow: on ? `0 0 0 2px ${colour.accentLine}` : 'none' }}
    >
      {children}
    </ButtonBase>
  )
}
