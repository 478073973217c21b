import { useTranslation } from 'react-i18next'
import { releaseFields } from '#plugins/coding/contract/release'
import { Place } from '#resources/admin/place'
import { KeptList } from '#resources/admin/kept/kept_list'
import { fieldColumn, type ListColumn } from '#resources/admin/kept/list_column'
import { whoText } from '#resources/app/who_text'
import { utcText } from '#resources/kit/utc_text'
import { LoadButtons } from '../loads/load_buttons'
import { ReleaseStateTag } from './release_state'

/** The releases that are loaded, and the way to load one more. */
export function ReleaseList() {
  const { t, i18n } = useTranslation()
  const columns: (string | ListColumn)[] = [
    {
      ...fieldColumn(releaseFields, 'dictionary'),
      text: ({ dictionary }) => t(`coding:dictionaries.${dictionary}`, dictionary as string),
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
    {
      source: 'loadedAt',
      label: t('coding:releases.loaded_at'),
      figures: 'moment',
      text: ({ loadedAt }) => utcText(loadedAt),
    },
  ]
  return (
    <KeptList
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
