import { FunctionField, NumberField, TextField } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#resources/admin/lists/plain_list'

interface ImportRow {
  id: string
  created_at: string
}

/** The imports of the project: when, by whom, and what became of their reports. */
export function ImportList() {
  const { t } = useTranslation()
  return (
    <PlainList sort={{ field: 'created_at', order: 'DESC' }}>
      <FunctionField<ImportRow>
        source="created_at"
        label={t('e2b:admin.at')}
        render={({ created_at: at }) => (
          <span className="num">{`${at.slice(0, 10)} ${at.slice(11, 19)} UTC`}</span>
        )}
      />
      <TextField source="created_by_name" label={t('e2b:admin.by')} />
      <NumberField source="reports" sortable={false} label={t('e2b:admin.reports')} />
      <NumberField source="done" sortable={false} label={t('e2b:admin.done')} />
      <NumberField source="open" sortable={false} label={t('e2b:admin.open')} />
      <NumberField source="refused" sortable={false} label={t('e2b:admin.refused')} />
    </PlainList>
  )
}
