import type { ReactNode } from 'react'
import {
  Datagrid,
  List,
  Pagination,
  SearchInput,
  useRedirect,
  useResourceContext,
  useResourceDefinitions,
  type SortPayload,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Btn } from '#resources/kit/btn'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { pageSizes } from '#resources/kit/table/page_size'

interface PlainListProps {
  sort: SortPayload
  /** Nobody can search a list that the server does not search. */
  searchable?: boolean
  /** On the button that makes a new row, where the resource can. */
  newLabel?: string
  children: ReactNode
}

/**
 * A list: title, search, order and paging on the server, the columns as children. A row opens where
 * the resource lets it be edited.
 */
export function PlainList({ sort, searchable = true, newLabel, children }: PlainListProps) {
  const { t } = useTranslation()
  const name = useResourceContext() ?? ''
  const { options, hasEdit } = useResourceDefinitions()[name] ?? {}
  const label = options?.label ?? name
  const redirect = useRedirect()
  const filters = searchable ? [<SearchInput key="q" source="q" alwaysOn />] : undefined
  return (
    <>
      <PageHeader
        title={label}
        actions={
          newLabel && (
            <Btn kind="primary" icon="plus" onClick={() => redirect('create', name)}>
              {newLabel}
            </Btn>
          )
        }
      />
      <List
        title={label}
        sort={sort}
        filters={filters}
        exporter={false}
        actions={false}
        sx={{ '& .RaList-content': { mt: 1 } }}
        empty={false}
        perPage={pageSizes[0]}
        pagination={<Pagination rowsPerPageOptions={[...pageSizes]} />}
      >
        <Datagrid
          bulkActionButtons={false}
          rowClick={hasEdit ? 'edit' : false}
          empty={<EmptyState icon="search" title={t('admin.none')} text={t('admin.none_text')} />}
        >
          {children}
        </Datagrid>
      </List>
    </>
  )
}
