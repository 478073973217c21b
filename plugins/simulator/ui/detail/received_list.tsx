import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Moment } from '#resources/app/moment'
import { EmptyState } from '#resources/kit/empty_state'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'

type Received = Answer<'GET /simulated_regulators/{id}/messages'>['rows'][number]

/** What a simulated regulator received, the latest first, and how it answered. */
export function ReceivedList({ id }: { id: string }) {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('simulated_messages')
  const choice = useColumnChoice('simulated_messages')
  const { data, error, stale, reload } = useAnswer(
    'GET /simulated_regulators/{id}/messages',
    { path: { id }, query: { page, pageSize } },
    { keep: true }
  )
  return (
    <DataTable
      label={t('simulator:messages.title')}
      columns={columns(t)}
      choice={choice}
      rows={data?.rows ?? null}
      stale={stale}
      rowKey={(row) => row.id}
      paging={{
        ...{ page, pageSize, total: data?.total, onPage: setPage },
        onPageSize: (next: PageSize) => {
          setPage(1)
          setPageSize(next)
        },
      }}
      empty={
        <EmptyState
          icon="upload"
          title={t('simulator:messages.none')}
          text={t('simulator:messages.none_text')}
        />
      }
      error={error}
      onRetry={reload}
    />
  )
}

const columns = (t: TFunction): Column<Received>[] => [
  {
    ...{ key: 'at', width: 170, label: t('simulator:messages.at'), num: true },
    render: ({ at }) => <Moment at={at} />,
  },
  {
    ...{ key: 'file', width: 180, label: t('simulator:messages.file'), grows: true },
    render: ({ fileName }) => fileName,
  },
  {
    ...{ key: 'batch', width: 240, label: t('simulator:messages.batch'), num: true },
    render: ({ batchNumber }) => batchNumber ?? '—',
  },
  {
    ...{ key: 'rule', width: 200, label: t('simulator:messages.rule'), grows: true },
    render: ({ rule }) => t(`simulator:rule.${rule}`),
  },
  {
    ...{ key: 'answered', width: 200, label: t('simulator:messages.answered'), num: true },
    render: ({ answersAt, answeredAt }) => {
      if (answeredAt) return <Moment at={answeredAt} />
      return answersAt ? '…' : t('simulator:messages.never')
    },
  },
]
