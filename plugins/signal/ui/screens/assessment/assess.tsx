import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListedSignal, signalStatuses } from '#plugins/signal/contract/signal'
import { addressOf } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'
import { say } from '#resources/app/language'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Moment } from '#resources/app/moment'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { ChoiceChip } from '#resources/kit/choice_chip'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { Tag } from '#resources/kit/tag'
import { Assessment } from '../../assessment/assessment'
import { StatusTag } from '../../status_tag'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
  overflow: 'auto',
})

/** The tracking table of signals; one that is chosen by the address is assessed. */
export default function Assess() {
  const { t } = useTranslation()
  const { go, url } = useNavigation()
  const signalId = new URLSearchParams(url.split('?')[1] ?? '').get('signal')
  const [status, setStatus] = useState<string | undefined>()
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('signals')
  const choice = useColumnChoice('signals')
  const { data, error, stale, reload } = useAnswer('GET /signal/signals', signalId ? null : {})
  const found = useMemo(
    () => data?.filter(({ state }) => status === undefined || `${state.status}` === status),
    [data, status]
  )
  if (signalId) return <Assessment key={signalId} id={signalId} />
  return (
    <Root>
      <ScreenTitle title={t('signal:evaluation')} />
      <PageHeader
        title={t('signal:evaluation')}
        actions={
          <>
            {(['xlsx', 'csv'] as const).map((kind) => (
              <Btn
                key={kind}
                icon="download"
                href={addressOf('GET /signal/tracking', { query: { kind } })}
              >
                {t(`signal:export.${kind}`)}
              </Btn>
            ))}
            <ChoiceChip
              label={t('signal:column.status')}
              value={status}
              choices={signalStatuses.map((each) => ({
                value: `${each}`,
                text: t(`signal:status.${each}`),
              }))}
              onChange={setStatus}
            />
          </>
        }
      />
      <div style={{ marginTop: 12, minHeight: 0, flex: 1 }}>
        <DataTable
          label={t('signal:evaluation')}
          columns={signalColumns(t)}
          choice={choice}
          rows={found?.slice((page - 1) * pageSize, page * pageSize) ?? null}
          stale={stale}
          rowKey={({ id }) => id}
          onOpen={({ id }) => go(`/signal/assess?signal=${id}`)}
          hrefOf={({ id }) => `/signal/assess?signal=${id}`}
          paging={{
            ...{ page, pageSize, total: found?.length, onPage: setPage },
            onPageSize: (next: PageSize) => {
              setPage(1)
              setPageSize(next)
            },
          }}
          empty={
            <EmptyState
              icon="search"
              title={t('signal:no_signals')}
              text={t('signal:no_signals_text')}
            />
          }
          error={error}
          onRetry={reload}
        />
      </div>
    </Root>
  )
}

const signalColumns = (t: TFunction): Column<ListedSignal>[] => [
  {
    ...{ key: 'number', width: 90, label: t('signal:column.number'), num: true },
    render: ({ number }) => t('signal:number', { number }),
  },
  {
    ...{ key: 'term', width: 180, label: t('signal:column.term'), grows: true },
    render: ({ terms }) => terms.map(({ words }) => say(words)).join(t('signal:joined')),
  },
  {
    ...{ key: 'drug', width: 160, label: t('signal:column.drug'), grows: true },
    render: ({ drug }) => say(drug.words),
  },
  {
    ...{ key: 'detected', width: 172, label: t('signal:column.detected'), num: true },
    render: ({ state }) => <Moment at={state.detected} />,
  },
  {
    ...{ key: 'source', width: 90, label: t('signal:column.source') },
    render: ({ state }) => t(`signal:source.${state.source}`),
  },
  {
    ...{ key: 'status', width: 210, label: t('signal:column.status') },
    render: ({ state, realerted }) => (
      <>
        <StatusTag status={state.status} />{' '}
        {realerted.length > 0 && <Tag tone="amber">{t('signal:realert.told')}</Tag>}
      </>
    ),
  },
  {
    ...{ key: 'priority', width: 80, label: t('signal:column.priority') },
    render: ({ state }) => t(`signal:priority.${state.priority}`),
  },
  {
    ...{ key: 'owner', width: 120, label: t('signal:column.owner') },
    render: ({ state }) => state.owner?.name ?? '—',
  },
  {
    ...{ key: 'due', width: 106, label: t('signal:column.due'), num: true },
    render: ({ state }) => state.due ?? '—',
  },
  {
    ...{ key: 'closed', width: 172, label: t('signal:column.closed'), num: true },
    render: ({ state }) => (state.closed ? <Moment at={state.closed} /> : '—'),
  },
  {
    ...{ key: 'summary', width: 200, label: t('signal:column.summary'), whenRoom: true },
    render: ({ state }) => state.reason ?? '—',
  },
]
