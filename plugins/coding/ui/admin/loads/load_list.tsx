import { useTranslation } from 'react-i18next'
import { loadFields } from '#plugins/coding/contract/release'
import { KeptList } from '#resources/admin/kept/kept_list'
import { fieldColumn, type ListColumn } from '#resources/admin/kept/list_column'
import { whoText } from '#resources/app/who_text'
import { utcText } from '#resources/kit/utc_text'
import { LoadState } from './load_state'

/** What was ever brought in, and what became of it. */
export function LoadList() {
  const { t } = useTranslation()
  const columns: (string | ListColumn)[] = [
    {
      source: 'startedAt',
      label: t('coding:loads.started_at'),
      figures: 'moment',
      text: ({ startedAt }) => utcText(startedAt),
    },
    {
      ...fieldColumn(loadFields, 'dictionary'),
      text: ({ dictionary }) => t(`coding:dictionaries.${dictionary}`, dictionary as string),
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
    <KeptList
      fields={loadFields}
      columns={columns}
      filters={['state']}
      sort={{ field: 'startedAt', order: 'DESC' }}
    />
  )
}
