import { useTranslation } from 'react-i18next'
import { standardListFields } from '#plugins/drugs/contract'
import { KeptList } from '#resources/admin/kept/kept_list'
import { fieldColumn, type ListColumn } from '#resources/admin/kept/list_column'
import { whoText } from '#resources/app/who_text'
import { utcText } from '#resources/kit/utc_text'
import { ListLoad } from './list_load'
import { ListState } from './list_state'

/** The lists that are loaded, and the way to load one more. */
export function ListsLoaded() {
  const { t, i18n } = useTranslation()
  const columns: (string | ListColumn)[] = [
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
    {
      source: 'loadedAt',
      label: t('drugs:lists.loaded_at'),
      figures: 'moment',
      text: ({ loadedAt }) => utcText(loadedAt),
    },
  ]
  return (
    <KeptList
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
