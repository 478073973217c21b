import { useTranslation } from 'react-i18next'
import { releaseFields } from '#plugins/coding/contract/release'
import { Place } from '#resources/admin/place'
import { ResourceList } from '#resources/admin/resource/resource_list'
import { fieldColumn, type ListColumn, type RowOf } from '#resources/admin/resource/list_column'
import { momentColumn } from '#resources/admin/resource/moment_column'
import { whoText } from '#resources/app/who_text'
import { LoadButtons } from '../loads/load_buttons'
import { ReleaseStateTag } from './release_state'

/** The releases that are loaded, and the way to load one more. */
export function ReleaseList() {
  const { t, i18n } = useTranslation()
  const columns: (string | ListColumn<RowOf<'GET /admin/dictionary_releases'>>)[] = [
    {
      ...fieldColumn(releaseFields, 'dictionary'),
      text: ({ dictionary }) => t(`coding:dictionaries.${dictionary}`, dictionary),
    },
    'version',
    'language',
    {
      ...fieldColumn(releaseFields, 'state'),
      cell: ({ state }) => <ReleaseStateTag state={state} />,
    },
    {
      source: 'entries',
      label: t('coding:releases.entries'),
      sortable: false,
      figures: true,
      text: ({ entries }) => new Intl.NumberFormat(i18n.language).format(entries),
    },
    'fileName',
    {
      ...fieldColumn(releaseFields, 'loadedByName'),
      text: ({ loadedByName: name }) => whoText(name),
    },
    momentColumn('loadedAt', t('coding:releases.loaded_at')),
  ]
  return (
    <ResourceList
      fields={releaseFields}
      columns={columns}
      filters={['state', 'language']}
      sort={{ field: 'loadedAt', order: 'DESC' }}
      actions={
        <>
          <Place name="coding.releases.load" />
          <LoadButtons />
        </>
      }
    />
  )
}
