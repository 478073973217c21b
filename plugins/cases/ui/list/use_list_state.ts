import { useCallback, useEffect, useState } from 'react'
import { withQuery } from '#resources/app/calls/with_query'
import { useMenuAddress } from '#resources/app/menu_address'
import type { Sort } from '#resources/kit/table/column'
import { filtersFrom, type CaseFilters } from './filters'
import type { ListState } from './use_case_page'

function fromAddress(parameters: readonly string[]): ListState {
  const query = new URLSearchParams(window.location.search)
  const sort = query.get('sort')
  return {
    filters: filtersFrom(window.location.search, parameters),
    sort: sort
      ? { key: sort.replace('-', ''), direction: sort.startsWith('-') ? 'desc' : 'asc' }
      : null,
    page: Math.max(1, Number(query.get('page')) || 1),
  }
}

/** Conditions, order and page of the list; kept in the address, so that Back and a reload return to them. */
export function useListState(parameters: readonly string[]) {
  const [state, setState] = useState(() => fromAddress(parameters))
  const list = useMenuAddress('cases.list')
  useEffect(() => {
    // A case that is being opened may have the address already, while the list is still drawn.
    if (list === undefined || window.location.pathname !== list) return
    const { filters, sort, page } = state
    const order = sort && `${sort.direction === 'desc' ? '-' : ''}${sort.key}`
    const address = withQuery(list, { ...filters, sort: order, page: page > 1 ? page : null })
    window.history.replaceState(window.history.state, '', address)
  }, [state, list])
  const setFilters = useCallback(
    (change: CaseFilters) =>
      setState((now) => ({ ...now, page: 1, filters: { ...now.filters, ...change } })),
    []
  )
  const setSort = useCallback(
    (sort: Sort | null) => setState((now) => ({ ...now, page: 1, sort })),
    []
  )
  const setPage = useCallback((page: number) => setState((now) => ({ ...now, page })), [])
  return { state, setFilters, setSort, setPage }
}
