import { useTranslation } from 'react-i18next'
import { loadFields } from '#plugins/coding/contract/release'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldColumn, type ListColumn, type RowOf } from '#resources/admin/resource/list_column'
import { momentColumn } from '#resources/admin/resource/moment_column'
import { whoText } from '#resources/app/who_text'
import { LoadState } from './load_state'

/** What was ever brought in, and what became of it. */
export function LoadList() {
  const { t } = useTranslation()
  const columns: (string | ListColumn<RowOf<'GET /admin/dictionary_loads'>>)[] = [
    momentColumn('startedAt', t('coding:loads.started_at')),
    {
      ...fieldColumn(loadFields, 'dictionary'),
      text: ({ dictionary }) => t(`coding:dictionaries.${dictionary}`, dictionary),
    },
    'fileName',
    { ...fieldColumn(loadFields, 'state'), cell: ({ state }) => <LoadState state={state} /> },
    {
      source: 'problemCount',
      label: t('coding:loads.problem_count'),
      sortable: false,
      figures: true,
      text: ({ problemCount }) => String(problemCount),
    },
    {
      ...fieldColumn(loadFields, 'startedByName'),
      text: ({ startedByName: name }) => whoText(name),
    },
  ]
  return (
    <ResourceList
      fields={loadFields}
      columns={columns}
      filters={['state']}
      sort={{ field: 'startedAt', order: 'DESC' }}
    />
  )
}
