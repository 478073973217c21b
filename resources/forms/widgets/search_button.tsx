import { styled } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { Icon } from '#resources/kit/icons'
import { colour } from '#resources/kit/theme/tokens'
import { useKey } from '../editor/use_key'

const Button = styled('button')({
  'display': 'flex',
  'alignItems': 'center',
  'flex': 'none',
  'width': 30,
  'justifyContent': 'center',
  'border': 0,
  'background': 'transparent',
  'color': colour.ink3,
  'cursor': 'pointer',
  '&:hover': { color: colour.accent },
})

interface SearchButtonProps {
  /** id of the box of the field. */
  boxId: string
  label: string
  /** The dialog, which closes itself. */
  children: (close: () => void) => ReactNode
}

/** Opens a search: by its button, or by Ctrl M from the field. */
export function SearchButton({ boxId, label, children }: SearchButtonProps) {
  const [open, setOpen] = useState(false)
  useKey({ with: 'ctrl', letter: 'M' }, () => {
    if (document.activeElement?.id === boxId) setOpen(true)
  })
  return (
    <>
      <Button
        type="button"
        tabIndex={-1}
        aria-label={label}
        title={`${label} (Ctrl M)`}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size={15} />
      </Button>
      {open && children(() => setOpen(false))}
    </>
  )
}
