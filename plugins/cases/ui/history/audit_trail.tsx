import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { auditColumns } from './audit_columns'
import { AuditFilterBar } from './audit_filter_bar'
import type { AuditFilters, AuditLine } from './audit_line'
import { AuditLineDrawer } from './audit_line_drawer'

const Root = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  padding: '16px 20px 20px',
})

/** A page of the trail, or what comes after a line of it where an answer could not hold the page. */
interface Place {
  page: number
  before?: number
}

interface AuditTrailProps {
  caseId: string
  choices: { actors: string[]; acts: string[] }
}

/** The lines of the trail, filtered and paged in the database; a line opens with all that it changed. */
export function AuditTrail({ caseId, choices }: AuditTrailProps) {
  const { t, i18n } = useTranslation()
  const [filters, setFilters] = useState<AuditFilters>({})
  const [{ page, before }, setPlace] = useState<Place>({ page: 1 })
  const setPage = (to: number) => setPlace({ page: to })
  const [pageSize, setPageSize] = usePageSize('audit')
  const [open, setOpen] = useState<AuditLine | null>(null)
  const { data, error, stale, reload } = useAnswer(
    'GET /cases/{caseId}/audit',
    { path: { caseId }, query: { page: before ? 1 : page, before, pageSize, ...filters } },
    { keep: true }
  )
  const columns = useMemo(() => auditColumns(t, filters.element), [t, filters.element])
  const choice = useColumnChoice('audit')
  const change = (next: AuditFilters) => {
    setPage(1)
    setFilters({ ...filters, ...next })
  }
  return (
    <Root>
      <PageHeader
        title={t('cases:audit.title')}
        fact={
          data &&
          t('cases:audit.count', {
            count: data.total,
            shown: new Intl.NumberFormat(i18n.language).format(data.total),
          })
        }
      />
      <AuditFilterBar filters={filters} choices={choices} onChange={change} />
      <DataTable
        label={t('cases:audit.title')}
        columns={columns}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ seq }) => String(seq)}
        onOpen={setOpen}
        paging={{
          page,
          pageSize,
          total: data?.total,
          onPage: setPage,
          onPageSize: setPageSize,
        }}
        empty={
          <EmptyState
            icon="search"
            title={t('cases:audit.none')}
            text={t('cases:audit.none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      {data && data.next !== null && (
        <p role="status">
          {t('cases:audit.cut', { shown: data.rows.length })}{' '}
          <Btn kind="ghost" size="small" onClick={() => setPlace({ page, before: data.next! })}>
            {t('cases:audit.continue')}
          </Btn>
        </p>
      )}
      <AuditLineDrawer caseId={caseId} line={open} onClose={() => setOpen(null)} />
    </Root>
  )
}
