import { useTranslation } from 'react-i18next'
import { standardListFields } from '#plugins/drugs/contract'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldColumn, type ListColumn, type RowOf } from '#resources/admin/resource/list_column'
import { momentColumn } from '#resources/admin/resource/moment_column'
import { whoText } from '#resources/app/who_text'
import { ListLoad } from './list_load'
import { ListState } from './list_state'

/** The lists that are loaded, and the way to load one more. */
export function ListsLoaded() {
  const { t, i18n } = useTranslation()
  const columns: (string | ListColumn<RowOf<'GET /admin/standard_lists'>>)[] = [
    'list',
    'version',
    {
      ...fieldColumn(standardListFields, 'state'),
      cell: ({ state }) => <ListState state={state} />,
    },
    {
      source: 'counts',
      label: t('drugs:lists.terms'),
      sortable: false,
      figures: true,
      text: ({ counts }) => new Intl.NumberFormat(i18n.language).format(sumOf(counts)),
    },
    'fileName',
    {
      ...fieldColumn(standardListFields, 'loadedByName'),
      text: ({ loadedByName: name }) => whoText(name),
    },
    momentColumn('loadedAt', t('drugs:lists.loaded_at')),
  ]
  return (
    <ResourceList
      fields={standardListFields}
      columns={columns}
      filters={['list', 'state']}
      sort={{ field: 'loadedAt', order: 'DESC' }}
      actions={<ListLoad />}
    />
  )
}

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, each) => sum + each, 0)
