import Button, { type ButtonProps } from '@mui/material/Button'
import { Icon } from './icons'
import { KeyHint } from './key_hint'

export interface BtnProps extends Omit<ButtonProps, 'variant' | 'color'> {
  /** primary acts, plain offers, ghost stays quiet, danger removes */
  kind?: 'primary' | 'plain' | 'ghost' | 'danger'
  icon?: string
  keys?: string
}

const looks = {
  primary: { variant: 'contained', color: 'primary' },
  plain: { variant: 'outlined', color: 'inherit' },
  ghost: { variant: 'text', color: 'inherit' },
  danger: { variant: 'contained', color: 'error' },
} as const

/** A button with a verb on it, its icon and its key. */
export function Btn({ kind = 'plain', icon, keys, children, ...rest }: BtnProps) {
  return (
    <Button {...looks[kind]} {...rest}>
      {icon && <Icon name={icon} size={rest.size === 'small' ? 14 : 16} />}
      {children}
      {keys && <KeyHint onAccent={kind === 'primary'}>{keys}</KeyHint>}
    </Button>
  )
}
