import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from './icons'
import { colour } from './theme/tokens'

const Root = styled('span', { shouldForwardProp: (prop) => prop !== 'on' })<{ on: boolean }>(
  ({ on }) => ({
    'display': 'inline-flex',
    'alignItems': 'center',
    'height': 28,
    'borderRadius': 14,
    'border': `1px solid ${on ? colour.accentLine : colour.line}`,
    'background': on ? colour.accentSoft : colour.card,
    'color': on ? colour.accent : colour.ink2,
    'whiteSpace': 'nowrap',
    '& b': { color: on ? colour.accent : colour.ink, fontWeight: 600 },
    '&:hover': { borderColor: on ? colour.accentLight : colour.box },
  })
)
const Face = styled(ButtonBase)({
  font: 'inherit',
  height: '100%',
  padding: '0 10px',
  gap: 6,
  borderRadius: 14,
})
/** As wide as high, so that the ring in it leaves the cross free. */
const Off = styled(ButtonBase)({
  'width': 22,
  'height': 22,
  'margin': '0 3px 0 -6px',
  'borderRadius': 11,
  '&:focus-visible': { outlineOffset: -2 },
})

interface ChipProps {
  label: string
  /** The condition that holds; without one the chip is off. */
  value?: ReactNode
  onOpen: (event: MouseEvent<HTMLElement>) => void
  onClear?: () => void
  clearLabel?: string
}

/** One condition of a list: opens to choose, a cross takes it away. */
export function Chip({ label, value, onOpen, onClear, clearLabel }: ChipProps) {
  const on = value !== undefined && value !== null && value !== ''
  return (
    <Root on={on}>
      <Face onClick={onOpen} aria-haspopup="true">
        {label} {on ? <b>{value}</b> : <Icon name="chevronDown" size={13} />}
      </Face>
      {on && onClear && (
        <Off onClick={onClear} aria-label={clearLabel}>
          <Icon name="close" size={13} />
        </Off>
      )}
    </Root>
  )
}

interface ToggleChipProps {
  label: string
  isOn: boolean
  onToggle: () => void
}

/** One condition that holds or does not. */
export function ToggleChip({ label, isOn, onToggle }: ToggleChipProps) {
  return (
    <Root on={isOn}>
      <Face onClick={onToggle} aria-pressed={isOn}>
        {isOn ? <b>{label}</b> : label}
      </Face>
    </Root>
  )
}
