import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/case/content/case_content'
import { Icon } from '#resources/kit/icons'
import { onRovingKey } from '#resources/kit/roving'
import type { RowsActs } from './use_rows'

interface RowActsProps {
  row: Row
  /** Its place among the rows of the group, from 0. */
  at: number
  /** How many rows the group has. */
  count: number
  isOpen: boolean
  acts: RowsActs
}

/** Copy, move, delete: the acts on one row. Tab reaches the first of them, arrow keys the others. */
export function RowActs({ row, at, count, isOpen, acts }: RowActsProps) {
  const { t } = useTranslation()
  const buttons = [
    { icon: 'copy', name: t('forms.copy_row'), keys: 'Alt D', run: () => acts.copy(row) },
    {
      icon: 'arrowUp',
      name: t('forms.move_up'),
      keys: 'Alt Shift ↑',
      run: () => acts.move(row, -1),
      off: at <= 0,
    },
    {
      icon: 'arrowDown',
      name: t('forms.move_down'),
      keys: 'Alt Shift ↓',
      run: () => acts.move(row, 1),
      off: at === count - 1,
    },
    { icon: 'trash', name: t('forms.delete_row'), keys: 'Alt Del', run: () => acts.remove(row) },
  ]
  return (
    <span
      role="toolbar"
      aria-label={t('forms.row_acts')}
      style={{ whiteSpace: 'nowrap' }}
      onKeyDown={(event) => onRovingKey(event, 'button:enabled')}
    >
      {buttons.map(({ icon, name, keys, run, off }, index) => (
        <IconButton
          key={icon}
          size="small"
          tabIndex={index === 0 && isOpen ? 0 : -1}
          title={`${name} (${keys})`}
          aria-label={name}
          disabled={off}
          onClick={run}
        >
          <Icon name={icon} size={15} />
        </IconButton>
      ))}
    </span>
  )
}
