import { styled } from '@mui/material/styles'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import {
  ListBase,
  useListContext,
  useRedirect,
  useResourceContext,
  useResourceDefinitions,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Grow, Quiet } from '#resources/kit/panel'
import type { Column } from '#resources/kit/table/column'
import { DataTable } from '#resources/kit/table/data_table'
import { pageSizes } from '#resources/kit/table/page_size'
import type { ListColumn } from '../kept/list_column'
import { ChooseAll, ChooseRow } from './choose_rows'
import { SearchBox } from './search_box'
import { tableColumn } from './table_column'
import { useListColumns } from './use_list_columns'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', maxHeight: '100%' })
const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, margin: '12px 0' })

const choose: Column<RaRecord> = {
  key: 'choose',
  label: '',
  width: 40,
  stuck: 'start',
  head: <ChooseAll />,
  render: ({ id }) => <ChooseRow id={id} />,
}

interface PlainListProps {
  columns: readonly ListColumn[]
  sort: SortPayload
  /** Nobody can search a list that the server does not search. */
  searchable?: boolean
  /** On the button that makes a new row, where the resource can. */
  newLabel?: string
  /** Further acts beside the title. */
  actions?: ReactNode
  /** Conditions beside the search box. */
  filters?: ReactNode
  /** Acts on chosen rows, beside the search box; without any, rows cannot be chosen. */
  bulk?: ReactElement
}

/**
 * A list of the back office: title, search, order and paging on the server, in the table of all lists.
 * A row opens where the resource lets it be edited.
 */
export function PlainList({ sort, ...shown }: PlainListProps) {
  return (
    <ListBase sort={sort} perPage={pageSizes[0]} exporter={false}>
      <Shown {...shown} />
    </ListBase>
  )
}

function Shown(props: Omit<PlainListProps, 'sort'>) {
  const { searchable = true, newLabel, actions, filters, bulk } = props
  const { t, i18n } = useTranslation()
  const name = useResourceContext() ?? ''
  const { options, hasEdit } = useResourceDefinitions()[name] ?? {}
  const redirect = useRedirect()
  const list = useListContext()
  const { total, error, sort, selectedIds, filterValues } = list
  const choice = useListColumns()
  const columns = useMemo(
    () => [...(bulk ? [choose] : []), ...props.columns.map(tableColumn)],
    [bulk, props.columns]
  )
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0
  const count = total === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(total)
  const title = options?.label ?? name
  const create = newLabel && (
    <Btn kind="primary" icon="plus" onClick={() => redirect('create', name)}>
      {newLabel}
    </Btn>
  )
  return (
    <Root>
      <PageHeader
        title={title}
        fact={count}
        actions={
          <>
            {actions}
            {create}
          </>
        }
      />
      {searchable || filters ? (
        <Bar>
          {searchable && <SearchBox />}
          {filters}
          {bulk && selectedIds.length > 0 && (
            <>
              <Grow />
              <Quiet className="num">{t('admin.chosen', { count: selectedIds.length })}</Quiet>
              {bulk}
            </>
          )}
        </Bar>
      ) : (
        <div style={{ height: 12 }} />
      )}
      <DataTable
        label={title}
        columns={columns}
        choice={choice}
        rows={list.isPending ? null : (list.data ?? [])}
        stale={list.isFetching}
        rowKey={({ id }) => String(id)}
        sort={{ key: sort.field, direction: sort.order === 'ASC' ? 'asc' : 'desc' }}
        // A list has an order always: the third click begins anew.
        onSort={(next) =>
          list.setSort({
            field: next?.key ?? sort.field,
            order: next?.direction === 'desc' ? 'DESC' : 'ASC',
          })
        }
        onOpen={hasEdit ? ({ id }) => void redirect('edit', name, id) : undefined}
        paging={{
          page: list.page,
          // What the address says may be none of them.
          pageSize: pageSizes.find((size) => size === list.perPage) ?? pageSizes[0],
          total: total ?? 0,
          onPage: list.setPage,
          onPageSize: list.setPerPage,
        }}
        empty={
          isNarrowed ? (
            <EmptyState icon="search" title={t('admin.none')} text={t('admin.none_text')} />
          ) : (
            <EmptyState
              icon={options?.icon}
              title={t('admin.empty')}
              text={newLabel && t('admin.empty_text')}
              action={create}
            />
          )
        }
        error={error ? (error as Error).message : null}
        onRetry={() => void list.refetch()}
      />
    </Root>
  )
}
