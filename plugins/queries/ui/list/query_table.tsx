import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '#resources/app/calls/use_answer'
import { useColumnChoice } from '#resources/app/lists/use_column_choice'
import { EmptyState } from '#resources/kit/empty_state'
import { DataTable } from '#resources/kit/table/data_table'
import { usePageSize } from '#resources/kit/table/page_size'
import { useQueriesTold } from '../queries_told'
import { OpenedQuery } from '../thread/opened_query'
import { queryColumns } from './query_columns'
import { type AskedOfQueries, QueryFilters } from './query_filters'
import { useListOfQueries } from './use_list_of_queries'

interface QueryTableProps {
  /** Name of the list, one memory each. */
  name: string
  label: string
  /** What is asked when nothing is chosen. */
  first?: AskedOfQueries
  /** Those of one case only. */
  caseId?: string
  /** Id of the query that is open when it begins. */
  opened?: string | null
}

/** A list of queries; a row opens what was said in it. */
export function QueryTable({ name, label, first = {}, caseId, opened }: QueryTableProps) {
  const { t } = useTranslation()
  const { state, ...change } = useListOfQueries(first)
  const [pageSize, setPageSize] = usePageSize(name)
  const [openId, setOpenId] = useState<string | null>(opened ?? null)
  const choice = useColumnChoice(name)
  const { filters, sort, page } = state
  const order = sort ? { sort: sort.key, order: sort.direction } : {}
  const { data, error, stale, reload } = useAnswer(
    'GET /query',
    { query: { ...filters, ...order, caseId, page, pageSize } },
    { keep: true }
  )
  useQueriesTold(reload)
  const close = useCallback(() => setOpenId(null), [])
  const isFiltered = Object.values(filters).some(Boolean)
  return (
    <>
      <QueryFilters filters={filters} isOfCase={caseId !== undefined} onChange={change.filter} />
      <DataTable
        label={label}
        columns={queryColumns(t, caseId !== undefined)}
        choice={choice}
        rows={data?.rows ?? null}
        stale={stale}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={change.order}
        onOpen={({ id }) => setOpenId(id)}
        paging={{
          ...{ page, pageSize, total: data?.total, onPage: change.turn },
          onPageSize: (size) => {
            change.turn(1)
            setPageSize(size)
          },
        }}
        empty={
          <EmptyState
            icon="query"
            title={t(isFiltered ? 'queries:none_found' : 'queries:none')}
            text={t(isFiltered ? 'queries:none_found_text' : 'queries:none_text')}
          />
        }
        error={error}
        onRetry={reload}
      />
      {openId && <OpenedQuery queryId={openId} onClose={close} />}
    </>
  )
}
