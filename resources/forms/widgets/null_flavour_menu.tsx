import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useTranslation } from 'react-i18next'
import type { Leaf } from '#kernel/case/content/leaf'
import { currentLanguage } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'

interface NullFlavourMenuProps {
  anchor: HTMLElement | null
  allowed: readonly string[]
  chosen: string | undefined
  onLeaf: (leaf: Leaf | undefined) => void
  onClose: () => void
}

/** Why there is no value: those that the element allows, and a way back to none. */
export function NullFlavourMenu({
  anchor,
  allowed,
  chosen,
  onLeaf,
  onClose,
}: NullFlavourMenuProps) {
  const { t } = useTranslation()
  const { catalogue } = useForms()
  const choose = (leaf: Leaf | undefined) => {
    onLeaf(leaf)
    onClose()
  }
  return (
    <Menu open anchorEl={anchor} onClose={onClose} slotProps={{ paper: { sx: { maxWidth: 380 } } }}>
      {allowed.map((nullFlavor) => (
        <MenuItem
          key={nullFlavor}
          selected={nullFlavor === chosen}
          onClick={() => choose({ nullFlavor })}
          sx={{ whiteSpace: 'normal', alignItems: 'baseline' }}
        >
          <b style={{ flex: '0 0 46px' }}>{nullFlavor}</b>
          {catalogue.codeName('null-flavor', nullFlavor, currentLanguage())}
        </MenuItem>
      ))}
      {chosen !== undefined && (
        <MenuItem onClick={() => choose(undefined)}>{t('forms.no_null_flavour')}</MenuItem>
      )}
    </Menu>
  )
}
