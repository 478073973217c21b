import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyHint } from '#resources/kit/key_hint'
import { colour } from '#resources/kit/theme/tokens'
import type { MenuSection } from '#kernel/menus/menu_for'
import { Palette } from './palette'

const Box = styled(ButtonBase)({
  'height': 30,
  'flex': '0 1 400px',
  'minWidth': 160,
  'gap': 8,
  'justifyContent': 'flex-start',
  'border': `1px solid ${colour.line}`,
  'borderRadius': 6,
  'padding': '0 10px',
  'color': colour.ink3,
  'background': colour.head,
  'font': 'inherit',
  '&:hover': { borderColor: colour.box },
  'whiteSpace': 'nowrap',
  '& kbd': { marginLeft: 'auto', flex: 'none' },
})

/** Opens the palette; so does Ctrl+K from anywhere. */
export function SearchBox({ menu }: { menu: readonly MenuSection[] }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <Box data-part="search" onClick={() => setOpen(true)} aria-keyshortcuts="Control+K">
        <span
          title={t('palette.placeholder')}
          style={{ overflow: 'hidden', textOverflow: 'ellipsis' }}
        >
          {t('palette.placeholder')}
        </span>
        <KeyHint>Ctrl K</KeyHint>
      </Box>
      {open && <Palette menu={menu} onClose={() => setOpen(false)} />}
    </>
  )
}
