import type { ReactNode } from 'react'
import {
  Datagrid,
  List,
  Pagination,
  SearchInput,
  useResourceContext,
  useResourceDefinitions,
  type SortPayload,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#resources/kit/empty_state'
import { PageHeader } from '#resources/kit/page_header'
import { pageSizes } from '#resources/kit/table/page_size'

interface PlainListProps {
  sort: SortPayload
  /** Nobody can search a list that the server does not search. */
  searchable?: boolean
  children: ReactNode
}

/** A list to read: title, search, order and paging on the server, the columns as children. */
export function PlainList({ sort, searchable = true, children }: PlainListProps) {
  const { t } = useTranslation()
  const name = useResourceContext() ?? ''
  const label = useResourceDefinitions()[name]?.options?.label ?? name
  const filters = searchable ? [<SearchInput key="q" source="q" alwaysOn />] : undefined
  return (
    <>
      <PageHeader title={label} />
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
          rowClick={false}
          empty={<EmptyState icon="search" title={t('admin.none')} text={t('admin.none_text')} />}
        >
          {children}
        </Datagrid>
      </List>
    </>
  )
}
