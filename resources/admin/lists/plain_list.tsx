import { styled } from '@mui/material/styles'
import { useMemo, type ReactElement, type ReactNode } from 'react'
import {
  ListBase,
  useListContext,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '#resources/app/api_error'
import { say } from '#resources/app/language'
import { useNavigation } from '#resources/app/navigation/navigation'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { Grow, Quiet } from '#resources/kit/panel'
import { DataTable } from '#resources/kit/table/data_table'
import { pageSizes } from '#resources/kit/table/page_size'
import { addAddress, resourceOf, rowAddress } from '../addresses'
import type { ListColumn } from '../resource/list_column'
import { SearchBox } from './search_box'
import { tableColumn } from './table_column'
import { useListColumns } from './use_list_columns'
import { useListSelection } from './use_list_selection'

const Root = styled('div')({ display: 'flex', flexDirection: 'column', maxHeight: '100%' })
/** What does not fit beside the others goes to a line of its own: a condition that is cut says nothing. */
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  margin: '12px 0',
})

export interface PlainListProps<Row extends RaRecord> {
  columns: readonly ListColumn<Row>[]
  sort: SortPayload
  /** Nobody can search a list that the server does not search. */
  searchable?: boolean
  /** When it is not that of the resource. */
  title?: string
  /** Whether a row opens, where rows have a screen. */
  opens?: boolean
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
export function PlainList<Row extends RaRecord>({ sort, ...shown }: PlainListProps<Row>) {
  return (
    <ListBase sort={sort} perPage={pageSizes[0]} exporter={false}>
      <Shown {...shown} />
    </ListBase>
  )
}

function Shown<Row extends RaRecord>(props: Omit<PlainListProps<Row>, 'sort'>) {
  const { searchable = true, newLabel, actions, filters, bulk } = props
  const { t, i18n } = useTranslation()
  const name = useResourceContext() ?? ''
  const { label, icon, row, namedRows } = resourceOf(name)
  const { go } = useNavigation()
  const list = useListContext<Row>()
  const { total, error, sort, selectedIds, filterValues } = list
  const choice = useListColumns()
  const selection = useListSelection()
  const columns = useMemo(() => props.columns.map(tableColumn<Row>), [props.columns])
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0
  const count = total === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(total)
  const title = props.title ?? say(label)
  const hrefOf = ({ id }: RaRecord) => rowAddress(name, id)!
  const opens = props.opens ?? Boolean(row ?? namedRows)
  const add = addAddress(name)
  const create = newLabel && add && (
    <Btn kind="primary" icon="plus" onClick={() => go(add)}>
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
        onOpen={opens ? (one) => go(hrefOf(one)) : undefined}
        hrefOf={hrefOf}
        selection={bulk && selection}
        paging={{
          page: list.page,
          // What the address says may be none of them.
          pageSize: pageSizes.find((size) => size === list.perPage) ?? pageSizes[0],
          total,
          onPage: list.setPage,
          onPageSize: list.setPerPage,
        }}
        empty={
          isNarrowed ? (
            <EmptyState icon="search" title={t('admin.none')} text={t('admin.none_text')} />
          ) : (
            <EmptyState
              icon={icon}
              title={t('admin.empty')}
              text={newLabel && t('admin.empty_text')}
              action={create}
            />
          )
        }
        error={error ? sentenceOf(error) : null}
        onRetry={() => void list.refetch()}
      />
    </Root>
  )
}
