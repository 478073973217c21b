import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { isPlainClick } from '../plain_click'

interface RowOpenerProps {
  /** Of the screen that the row opens, where it opens one. */
  href?: string
  onOpen: () => void
  children: ReactNode
}

/** By which a row is opened without a mouse: a link to its screen, or a button. */
export function RowOpener({ href, onOpen, children }: RowOpenerProps) {
  if (href === undefined)
    return (
      <MuiLink component="button" underline="hover" sx={{ font: 'inherit' }} onClick={onOpen}>
        {children}
      </MuiLink>
    )
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      {children}
    </a>
  )
}
