import type { TFunction } from 'i18next'
import type { ShownReference } from '#plugins/signal/contract/reference'
import type { Column } from '#resources/kit/table/column'
import { Tag } from '#resources/kit/tag'

const tones = {
  waiting: 'teal',
  refused: 'red',
  cancelled: 'grey',
  imported: 'amber',
  active: 'green',
  retired: 'grey',
} as const

/** The columns of the list of reference data. */
export const referenceColumns = (
  t: TFunction,
  { language, momentText }: { language: string; momentText: (at: string) => string }
): Column<ShownReference>[] => [
  {
    ...{ key: 'name', width: 190, label: t('signal:references.name'), grows: true },
    render: ({ name }) => name,
  },
  {
    ...{ key: 'kind', width: 90, label: t('signal:references.kind') },
    render: ({ kind }) => t(`signal:references.kinds.${kind}`),
  },
  {
    ...{ key: 'state', width: 150, label: t('signal:references.state') },
    render: ({ state, progress }) => (
      <>
        <Tag tone={tones[state]}>{t(`signal:references.states.${state}`)}</Tag>{' '}
        {progress && `${Math.floor((100 * progress.done) / progress.total)}%`}
      </>
    ),
  },
  {
    ...{ key: 'reports', width: 110, label: t('signal:references.count.reports') },
    ...{ num: true, align: 'end' as const },
    render: ({ counts }) =>
      counts.reports === undefined ? '—' : new Intl.NumberFormat(language).format(counts.reports),
  },
  {
    ...{ key: 'file', width: 200, label: t('signal:references.file'), grows: true },
    render: ({ fileName }) => fileName,
  },
  {
    ...{ key: 'by', width: 130, label: t('signal:references.loaded_by') },
    render: ({ loadedByName }) => loadedByName,
  },
  {
    ...{ key: 'at', width: 150, label: t('signal:references.loaded_at'), num: true },
    render: ({ loadedAt }) => momentText(loadedAt),
  },
]
