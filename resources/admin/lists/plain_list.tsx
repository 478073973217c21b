import { styled } from '@mui/material/styles'
import type { ReactElement, ReactNode } from 'react'
import {
  Datagrid,
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
import { Card } from '#resources/kit/panel'
import { pageSizes } from '#resources/kit/table/page_size'
import { SearchBox } from './search_box'

const Bar = styled('div')({ display: 'flex', gap: 8, margin: '12px 0' })

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
  /** Acts on chosen rows; without any, rows cannot be chosen. */
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
  const { total, error, refetch } = useListContext()
  const count = total === undefined ? undefined : new Intl.NumberFormat(i18n.language).format(total)
  return (
    <>
      <PageHeader
        title={options?.label ?? name}
        fact={count}
        actions={
          <>
            {actions}
            {newLabel && (
              <Btn kind="primary" icon="plus" onClick={() => redirect('create', name)}>
                {newLabel}
              </Btn>
            )}
          </>
        }
      />
      {(searchable || filters) && (
        <Bar>
          {searchable && <SearchBox />}
          {filters}
        </Bar>
      )}
      <Card sx={{ overflow: 'hidden' }}>
        {error ? (
          <ErrorState text={(error as Error).message} onRetry={() => void refetch()} />
        ) : (
          <>
            <Datagrid
              bulkActionButtons={bulk ?? false}
              rowClick={hasEdit ? 'edit' : false}
              empty={
                <EmptyState icon="search" title={t('admin.none')} text={t('admin.none_text')} />
              }
            >
              {children}
            </Datagrid>
            <Pagination rowsPerPageOptions={[...pageSizes]} />
          </>
        )}
      </Card>
    </>
  )
}
