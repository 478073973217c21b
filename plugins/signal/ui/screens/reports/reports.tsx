import Stack from '@mui/material/Stack'
import { styled } from '@mui/material/styles'
import type { TFunction } from 'i18next'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CountLevel } from '#plugins/signal/contract/plan'
import type { CountedReport } from '#plugins/signal/contract/run'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { Quiet } from '#resources/kit/panel'
import { PageHeader } from '#resources/kit/page_header'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  padding: '16px 20px 20px',
})

type Cell = 'a' | 'b' | 'c' | 'out'

/** The reports behind a cell of a pair, or those that a run did not count, with the reason. */
export default function Reports() {
  const { t } = useTranslation()
  const { go, url } = useNavigation()
  const asked = useMemo(() => new URLSearchParams(url.split('?')[1] ?? ''), [url])
  const runId = asked.get('run')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('signal_reports')
  const choice = useColumnChoice('signal_reports')
  const cell = (asked.get('cell') ?? 'a') as Cell
  const { data, error, stale, reload } = useAnswer(
    'GET /signal/runs/{runId}/reports',
    runId
      ? {
          path: { runId },
          query: {
            level: (asked.get('level') ?? 'pt') as CountLevel,
            drug: asked.get('drug') ?? '-',
            term: asked.get('term') ?? '-',
            ...{ cell, page, pageSize },
          },
        }
      : null,
    { keep: true }
  )
  return (
    <Root>
      <ScreenTitle title={t('signal:reports')} />
      <PageHeader
        title={t('signal:reports')}
        fact={runId ? t(`signal:cell.${cell}`) : undefined}
        actions={<Btn onClick={() => go('/signal/analysis')}>{t('signal:to_analysis')}</Btn>}
      />
      {data && data.reference > 0 && (
        <Quiet>{t('signal:background.of_reference', { count: data.reference })}</Quiet>
      )}
      <Stack sx={{ mt: 1.5, minHeight: 0, flex: 1 }}>
        {runId ? (
          <DataTable
            label={t('signal:reports')}
            columns={reportColumns(t, cell)}
            choice={choice}
            rows={data?.rows ?? null}
            stale={stale}
            rowKey={({ caseId }) => caseId}
            onOpen={({ caseId }) => go(`/cases/${caseId}`)}
            hrefOf={({ caseId }) => `/cases/${caseId}`}
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
                title={t('signal:no_reports')}
                text={t('signal:no_reports_text')}
              />
            }
            error={error}
            onRetry={reload}
          />
        ) : (
          <EmptyState
            icon="search"
            title={t('signal:choose_cell')}
            text={t('signal:choose_cell_text')}
          />
        )}
      </Stack>
    </Root>
  )
}

function reportColumns(t: TFunction, cell: Cell): Column<CountedReport>[] {
  const columns: Column<CountedReport>[] = [
    {
      ...{ key: 'caseNo', width: 150, label: t('signal:report.case'), num: true },
      render: ({ caseNo }) => caseNo,
    },
    {
      ...{ key: 'received', width: 110, label: t('signal:report.received'), num: true },
      render: ({ received }) => received ?? '—',
    },
    {
      ...{ key: 'patient', width: 130, label: t('signal:report.patient') },
      render: ({ sex, age }) => `${t(`signal:value.${sex as 'male'}`)} ${ageText(t, age)}`,
    },
    {
      ...{ key: 'serious', width: 100, label: t('signal:report.serious') },
      render: ({ isSerious, isFatal }) =>
        t(isFatal ? 'signal:fatal' : isSerious ? 'signal:serious' : 'signal:not_serious'),
    },
  ]
  if (cell === 'out')
    return [
      ...columns,
      {
        ...{ key: 'out', width: 200, label: t('signal:report.out'), grows: true },
        render: ({ out }) => (out ? t(`signal:left_out.${out as 'trial'}`) : ''),
      },
    ]
  return [
    ...columns,
    {
      ...{ key: 'onset', width: 90, label: t('signal:report.onset'), num: true },
      render: ({ onset }) =>
        onset === null ? '—' : t('signal:days', { count: Math.round(onset) }),
    },
    {
      ...{ key: 'outcome', width: 120, label: t('signal:report.outcome') },
      render: ({ outcome }) => (outcome ? t(`signal:outcome.${outcome as '1'}`) : '—'),
    },
    {
      ...{ key: 'action', width: 120, label: t('signal:report.action') },
      render: ({ action }) => (action ? t(`signal:drug_action.${action as '1'}`) : '—'),
    },
    {
      ...{ key: 'rechallenge', width: 130, label: t('signal:report.rechallenge') },
      render: ({ rechallenge }) => (rechallenge ? t(`signal:recurred.${rechallenge as '1'}`) : '—'),
    },
    {
      ...{ key: 'causality', width: 150, label: t('signal:report.causality'), grows: true },
      render: ({ causality }) => causality ?? '—',
    },
  ]
}

const ageText = (t: TFunction, age: string) => (age === 'unknown' ? t('signal:value.unknown') : age)
