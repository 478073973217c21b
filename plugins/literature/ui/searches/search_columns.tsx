import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { say } from '#resources/app/language'
import { Moment } from '#resources/app/moment'
import type { Column } from '#resources/kit/table/column'
import type { ListedSearch } from './search_list'
import { SearchState } from './search_state'

const Cut = styled('span')({ overflow: 'hidden', textOverflow: 'ellipsis' })

/** The columns of the list of searches. */
export const searchColumns = (
  t: TFunction,
  nameOf: (source: string) => string
): Column<ListedSearch>[] => [
  {
    ...{ key: 'days', width: 190, label: t('literature:search.days'), num: true },
    render: ({ from, to }) => `${from} – ${to}`,
  },
  {
    ...{ key: 'source', width: 110, label: t('literature:search.source') },
    render: ({ source }) => nameOf(source),
  },
  {
    ...{ key: 'product', width: 140, label: t('literature:search.product') },
    render: ({ productName }) => <Cut title={productName}>{productName}</Cut>,
  },
  {
    ...{ key: 'kind', width: 90, label: t('literature:search.run.kind') },
    render: ({ kind }) =>
      t(kind === 'run' ? 'literature:search.run.run' : 'literature:search.run.upload'),
  },
  {
    ...{ key: 'state', width: 100, label: t('literature:search.state.name') },
    render: ({ state }) => <SearchState state={state} />,
  },
  {
    ...{ key: 'counted', width: 72, label: t('literature:search.hits'), num: true, align: 'end' },
    render: ({ counted }) => counted ?? '—',
  },
  {
    ...{ key: 'fresh', width: 72, label: t('literature:search.fresh'), num: true, align: 'end' },
    render: ({ fresh }) => fresh ?? '—',
  },
  {
    ...{ key: 'reason', width: 220, label: t('literature:search.cause_name'), grows: true },
    render: ({ reason }) => (reason ? <Cut title={say(reason)}>{say(reason)}</Cut> : '—'),
  },
  {
    ...{ key: 'person', width: 110, label: t('literature:search.person') },
    render: ({ doneByName, ownerName }) => <Cut>{doneByName ?? ownerName}</Cut>,
  },
  {
    ...{ key: 'at', width: 170, label: t('literature:search.at'), num: true, whenRoom: true },
    render: ({ doneAt, createdAt }) => <Moment at={doneAt ?? createdAt} />,
  },
]
