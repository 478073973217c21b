import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import type { Row } from '#kernel/content/case_content'
import { Icon } from '#resources/kit/icons'
import type { Rows } from './use_rows'

/** Copy, move, delete: the acts on one row. */
export function RowActs({ row, rows }: { row: Row; rows: Rows }) {
  const { t } = useTranslation()
  const at = rows.rows.findIndex(({ id }) => id === row.id)
  const acts = [
    { icon: 'arrowUp', name: t('forms.move_up'), run: () => rows.move(row, -1), off: at <= 0 },
    {
      icon: 'arrowDown',
      name: t('forms.move_down'),
      run: () => rows.move(row, 1),
      off: at === rows.rows.length - 1,
    },
    { icon: 'copy', name: `${t('forms.copy_row')} (Alt D)`, run: () => rows.copy(row), off: false },
    { icon: 'trash', name: t('forms.delete_row'), run: () => rows.remove(row), off: false },
  ]
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {acts.map(({ icon, name, run, off }) => (
        <IconButton
          key={icon}
          size="small"
          title={name}
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
