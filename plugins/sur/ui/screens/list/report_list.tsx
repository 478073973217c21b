import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { ListedReport } from '#plugins/sur/contract/shown'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { useNavigation } from '#resources/app/navigation/navigation'
import { ScreenTitle } from '#resources/app/navigation/screen_title'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { type PageSize, usePageSize } from '#resources/kit/table/page_size'
import { addressOf } from '../../addresses'
import { PeriodCalendar } from '../../list/period_calendar'
import { KindLinks } from '../../parts/kind_links'
import { Page } from '../../parts/page'
import { StatusTag } from '../../parts/tags'

/** The periodic reports of a kind, and the periods that have none yet. */
export default function ReportList({ kind }: { kind: ReportKind }) {
  const { t } = useTranslation()
  const { go } = useNavigation()
  const { data, error, stale, reload } = useAnswer('GET /report/base/business', {
    query: { rsType: kind },
  })
  const title = t(`sur:title.${kind}`)
  const choice = useColumnChoice('periodic_reports')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = usePageSize('periodic_reports')
  const rows = data?.rows
  const columns: Column<ListedReport>[] = [
    {
      ...{ key: 'ordinal', width: 96, label: kind },
      render: ({ ordinal }) => t('sur:nth', { ordinal }),
    },
    {
      ...{ key: 'period', width: 200, label: t('sur:list.period'), num: true },
      render: ({ start, lockPoint }) => `${start} – ${lockPoint}`,
    },
    {
      ...{ key: 'dueDate', width: 132, label: t('sur:list.due'), num: true },
      render: ({ dueDate }) => dueDate,
    },
    {
      ...{ key: 'status', width: 110, label: t('sur:list.status') },
      render: ({ status }) => <StatusTag status={status} />,
    },
    {
      ...{ key: 'through', width: 150, label: t('sur:list.sections'), num: true },
      render: ({ through, sections }) => t('sur:list.through', { through, sections }),
    },
    {
      ...{ key: 'waitsFor', width: 220, label: '', grows: true },
      render: ({ waitsFor }) =>
        waitsFor.length > 0 ? t('sur:list.waits_for', { names: waitsFor.join(', ') }) : '',
    },
  ]
  return (
    <Page>
      <ScreenTitle title={title} />
      <PageHeader title={title} actions={<KindLinks kind={kind} here="list" />} />
      <PeriodCalendar kind={kind} onOpened={reload} />
      {rows?.length !== 0 && (
        <DataTable
          label={title}
          columns={columns}
          choice={choice}
          rows={rows?.slice((page - 1) * pageSize, page * pageSize) ?? null}
          stale={stale}
          rowKey={({ rbId }) => rbId}
          onOpen={({ rbId }) => go(addressOf.report(kind, rbId))}
          paging={{
            ...{ page, pageSize, total: rows?.length, onPage: setPage },
            onPageSize: (size: PageSize) => {
              setPage(1)
              setPageSize(size)
            },
          }}
          empty={
            <EmptyState icon="book" title={t('sur:list.none')} text={t('sur:list.none_opened')} />
          }
          error={error}
          onRetry={reload}
        />
      )}
    </Page>
  )
}
