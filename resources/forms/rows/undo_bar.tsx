import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { Quiet } from '#resources/kit/panel'
import type { Rows } from './use_rows'

/** A row was deleted; here it comes back. */
export function UndoBar({ rows }: { rows: Rows }) {
  const { t } = useTranslation()
  if (!rows.removed) return null
  return (
    <span role="status" style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Quiet>{t('forms.row_deleted')}</Quiet>
      <Btn size="small" kind="ghost" keys="Alt Z" onClick={rows.acts.undo}>
        {t('act.undo')}
      </Btn>
    </span>
  )
}
