import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#resources/admin/kept/list_column'
import { PlainList } from '#resources/admin/lists/plain_list'
import { utcText } from '#resources/kit/utc_text'

/** The imports of the project: when, by whom, and what became of their reports. */
export function ImportList() {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const counts = (['reports', 'done', 'open', 'refused'] as const).map((source) => ({
    source,
    label: t(`e2b:admin.${source}`),
    figures: true,
    sortable: false,
    text: (row: Record<string, unknown>) => number.format(Number(row[source])),
  }))
  const columns: ListColumn[] = [
    {
      source: 'createdAt',
      label: t('e2b:admin.at'),
      figures: 'moment',
      text: ({ createdAt }) => utcText(createdAt),
    },
    { source: 'createdByName', label: t('e2b:admin.by'), text: (row) => row.createdByName },
    ...counts,
  ]
  return <PlainList columns={columns} sort={{ field: 'createdAt', order: 'DESC' }} />
}
