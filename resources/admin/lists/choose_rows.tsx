import Checkbox from '@mui/material/Checkbox'
import { useListContext, type Identifier } from 'react-admin'
import { useTranslation } from 'react-i18next'

/** Chooses the row at hand for what is done to several. */
export function ChooseRow({ id }: { id: Identifier }) {
  const { t } = useTranslation()
  const { selectedIds, onToggleItem } = useListContext()
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      slotProps={{ input: { 'aria-label': t('admin.choose_row') } }}
      onChange={() => onToggleItem(id)}
      sx={{ mx: -0.5 }}
    />
  )
}

/** Chooses all rows of the page at hand, or none. */
export function ChooseAll() {
  const { t } = useTranslation()
  const { data = [], selectedIds, onSelect } = useListContext()
  const all = data.length > 0 && data.every(({ id }) => selectedIds.includes(id))
  return (
    <Checkbox
      checked={all}
      slotProps={{ input: { 'aria-label': t('admin.choose_all') } }}
      onChange={() => onSelect(all ? [] : data.map(({ id }) => id))}
      sx={{ mx: -0.5 }}
    />
  )
}
