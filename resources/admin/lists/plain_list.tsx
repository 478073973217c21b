import { styled } from '@mui/material/styles'
import type { ReactElement, ReactNode } from 'react'
import {
  Datagrid,
  FunctionField,
  ListBase,
  Pagination,
  useListContext,
  useRedirect,
  useResourceContext,
  useResourceDefinitions,
  type SortPayload,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { ErrorState } from '#resources/kit/error_state'
import { PageHeader } from '#resources/kit/page_header'
import { Card, Grow, Quiet } from '#resources/kit/panel'
import { pageSizes } from '#resources/kit/table/page_size'
import { ChooseAll, ChooseRow } from './choose_rows'
import { SearchBox } from './search_box'

const chooseRow = () => <ChooseRow />

const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 8, margin: '12px 0' })

interface PlainListProps {
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
  children: ReactNode
}

/**
 * A list: title, search, order and paging on the server, the columns as children. A row opens where
 * the resource lets it be edited.
 */
export function PlainList({ sort, ...shown }: PlainListProps) {
  return (
    <ListBase sort={sort} perPage={pageSizes[0]} exporter={false}>
      <Shown {...shown} />
    </ListBase>
  )
}

function Shown(props: Omit<PlainListProps, 'sort'>) {
  const { searchable = true, newLabel, actions, filters, bulk, children } = props
  const { t, i18n } = useTranslation()
  const name = useResourceContext() ?? ''
  const { options, hasEdit } = useResourceDefinitions()[name] ?? {}
  const redirect = useRedirect()
  const { total, error, refetch, selectedIds, filterValues } = useListContext()
  const isNarrowed = Object.keys(filterValues ?? {}).length > 0
  const count = total === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(total)
  const create = newLabel && (
    <Btn kind="primary" icon="plus" onClick={() => redirect('create', name)}>
      {newLabel}
    </Btn>
  )
  return (
    <>
      <PageHeader
        title={options?.label ?? name}
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
      <Card sx={{ overflow: 'hidden' }}>
        {error ? (
          <ErrorState text={(error as Error).message} onRetry={() => void refetch()} />
        ) : (
          <>
            <Datagrid
              bulkActionButtons={false}
              sx={bulk && { '& tr > :first-of-type': { width: 36, pr: 0 } }}
              rowClick={hasEdit ? 'edit' : false}
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
            >
              {bulk && <FunctionField label={<ChooseAll />} sortable={false} render={chooseRow} />}
              {children}
            </Datagrid>
            <Pagination rowsPerPageOptions={[...pageSizes]} />
          </>
        )}
      </Card>
    </>
  )
}
