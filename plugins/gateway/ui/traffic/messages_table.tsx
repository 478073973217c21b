import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { directions, trafficOutcomes, type TrafficRow } from '#plugins/gateway/contract/traffic'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Moment } from '#resources/app/moment'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { Tag, type Tone } from '#resources/kit/tag'
import { useSizeText } from '../size_text'
import { FilterBar } from './filter_bar'
import type { Period } from './period_filter'

const tones: Record<TrafficRow['outcome'], Tone> = {
  waiting: 'amber',
  done: 'green',
  failed: 'red',
  ended: 'grey',
}

interface Wish {
  readonly connectionId?: string
  readonly direction?: TrafficRow['direction']
  readonly outcome?: TrafficRow['outcome']
}

/** What was sent and came, one by one, without content. */
export function MessagesTable({ period }: { period: Period }) {
  const { t } = useTranslation()
  const sizeText = useSizeText()
  const [wish, setWish] = useState<Wish>({})
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('gateway_traffic')
  const choice = useColumnChoice('gateway_traffic')
  const ways = useAnswer('GET /gateway/traffic/connections', {}, { keep: true })
  const { data, error, stale, reload } = useAnswer(
    'GET /gateway/traffic',
    { query: { ...period, ...wish, page, pageSize } },
    { keep: true }
  )
  const narrow = (change: Wish) => {
    setPage(1)
    setWish((before) => ({ ...before, ...change }))
  }
  return (
    <>
      <FilterBar>
        <ChoiceChip
          label={t('gateway:traffic.connection')}
          value={wish.connectionId}
          choices={(ways.data ?? []).map(({ connectionId, connection }) => ({
            ...{ value: connectionId, text: connection },
          }))}
          onChange={(connectionId) => narrow({ connectionId })}
        />
        <ChoiceChip
          label={t('gateway:traffic.direction')}
          value={wish.direction}
          choices={directions.map((value) => ({
            ...{ value, text: t(`gateway:traffic.way.${value}`) },
          }))}
          onChange={(value) => narrow({ direction: directions.find((each) => each === value) })}
        />
        <ChoiceChip
          label={t('gateway:traffic.outcome')}
          value={wish.outcome}
          choices={trafficOutcomes.map((value) => ({
            ...{ value, text: t(`gateway:traffic.result.${value}`) },
          }))}
          onChange={(value) => narrow({ outcome: trafficOutcomes.find((each) => each === value) })}
        />
      </FilterBar>
      <DataTable
        label={t('gateway:traffic.view.messages')}
        columns={columns(t, sizeText)}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: setPage },
          onPageSize: (next: PageSize) => {
            setPage(1)
            setPageSize(next)
          },
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('gateway:traffic.nothing')}
            text={t('gateway:traffic.nothing_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
    </>
  )
}

const columns = (t: TFunction, sizeText: (bytes: number) => string): Column<TrafficRow>[] => [
  {
    ...{ key: 'at', width: 170, label: t('gateway:traffic.at'), num: true },
    render: ({ at }) => <Moment at={at} />,
  },
  {
    ...{ key: 'direction', width: 90, label: t('gateway:traffic.direction') },
    render: ({ direction }) => t(`gateway:traffic.way.${direction}`),
  },
  {
    ...{ key: 'connection', width: 180, label: t('gateway:traffic.connection'), grows: true },
    render: ({ connection }) => connection,
  },
  {
    ...{ key: 'environment', width: 100, label: t('gateway:traffic.environment') },
    render: ({ environment }) =>
      environment === 1 ? t('gateway:connection.formal') : t('gateway:connection.test'),
  },
  {
    ...{ key: 'outcome', width: 120, label: t('gateway:traffic.outcome') },
    render: ({ outcome }) => (
      <Tag tone={tones[outcome]}>{t(`gateway:traffic.result.${outcome}`)}</Tag>
    ),
  },
  {
    ...{ key: 'receipt', width: 170, label: t('gateway:traffic.receipt_at'), num: true },
    render: ({ receiptAt }) => (receiptAt === null ? '–' : <Moment at={receiptAt} />),
  },
  {
    ...{ key: 'bytes', width: 90, label: t('gateway:traffic.bytes'), num: true, align: 'end' },
    render: ({ bytes }) => sizeText(bytes),
  },
]
