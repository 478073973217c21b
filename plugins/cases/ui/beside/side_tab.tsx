import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent } from 'react'
import { colour } from '#resources/kit/theme/tokens'

const Root = styled(ButtonBase)({
  'font': 'inherit',
  'fontWeight': 550,
  'padding': '0 9px',
  'color': colour.ink2,
  'borderBottom': '2px solid transparent',
  '&:hover': { color: colour.ink },
  '&[aria-selected=true]': { color: colour.accent, borderBottomColor: colour.accent },
  '&:focus-visible': { outlineOffset: -2 },
})

interface SideTabProps {
  name: string
  on: boolean
  onChoose: () => void
}

/** One of several tabs: the chosen one is in the order of Tab, the arrows lead to the others. */
export function SideTab({ name, on, onChoose }: SideTabProps) {
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const { nextElementSibling, previousElementSibling } = event.currentTarget
    const target = { ArrowRight: nextElementSibling, ArrowLeft: previousElementSibling }[event.key]
    if (!(target instanceof HTMLElement)) return
    event.preventDefault()
    target.focus()
    target.click()
  }
  return (
    <Root role="tab" aria-selected={on} tabIndex={on ? 0 : -1} onClick={onChoose} onKeyDown={onKey}>
      {name}
    </Root>
  )
}
