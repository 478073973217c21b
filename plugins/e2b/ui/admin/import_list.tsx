import { useTranslation } from 'react-i18next'
import type { ListColumn, RowOf } from '#resources/admin/resource/list_column'
import { momentColumn } from '#resources/admin/resource/moment_column'
import { PlainList } from '#resources/admin/lists/plain_list'

type Import = RowOf<'GET /admin/imports'>

/** The imports of the project: when, by whom, and what became of their reports. */
export function ImportList() {
  const { t, i18n } = useTranslation()
  const number = new Intl.NumberFormat(i18n.language)
  const counts = (['reports', 'done', 'open', 'refused'] as const).map((source) => ({
    source,
    label: t(`e2b:admin.${source}`),
    figures: true,
    sortable: false,
    text: (row: Import) => number.format(row[source]),
  }))
  const columns: ListColumn<Import>[] = [
    momentColumn('createdAt', t('e2b:admin.at')),
    {
      source: 'createdByName',
      label: t('e2b:admin.by'),
      text: ({ createdByName }) => createdByName,
    },
    ...counts,
  ]
  return <PlainList columns={columns} sort={{ field: 'createdAt', order: 'DESC' }} />
}
