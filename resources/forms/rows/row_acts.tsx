import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/content/case_content'
import { Icon } from '#resources/kit/icons'
import { onRovingKey } from '#resources/kit/roving'
import type { Rows } from './use_rows'

/** Copy, move, delete: the acts on one row. Tab reaches the first of them, arrow keys the others. */
export function RowActs({ row, rows }: { row: Row; rows: Rows }) {
  const { t } = useTranslation()
  const at = rows.rows.findIndex(({ id }) => id === row.id)
  const acts = [
    { icon: 'copy', name: t('forms.copy_row'), keys: 'Alt D', run: () => rows.copy(row) },
    {
      icon: 'arrowUp',
      name: t('forms.move_up'),
      keys: 'Alt Shift ↑',
      run: () => rows.move(row, -1),
      off: at <= 0,
    },
    {
      icon: 'arrowDown',
      name: t('forms.move_down'),
      keys: 'Alt Shift ↓',
      run: () => rows.move(row, 1),
      off: at === rows.rows.length - 1,
    },
    { icon: 'trash', name: t('forms.delete_row'), keys: 'Alt Del', run: () => rows.remove(row) },
  ]
  return (
    <span
      role="toolbar"
      aria-label={t('forms.row_acts')}
      style={{ whiteSpace: 'nowrap' }}
      onKeyDown={(event) => onRovingKey(event, 'button:enabled')}
    >
      {acts.map(({ icon, name, keys, run, off }, index) => (
        <IconButton
          key={icon}
          size="small"
          tabIndex={index === 0 && row.id === rows.open?.id ? 0 : -1}
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
