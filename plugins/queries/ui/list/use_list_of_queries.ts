import { useCallback, useState } from 'react'
import type { Asked } from '#resources/app/calls/call'
import type { Sort } from '#resources/kit/table/column'
import type { AskedOfQueries } from './query_filters'

type Sorted = NonNullable<NonNullable<Asked<'GET /query'>['query']>['sort']>

interface ListOfQueries {
  filters: AskedOfQueries
  sort: (Sort & { key: Sorted }) | null
  page: number
}

/** Conditions, order and page of a list of queries. */
export function useListOfQueries(first: AskedOfQueries) {
  const [state, setState] = useState<ListOfQueries>({ filters: first, sort: null, page: 1 })
  const filter = useCallback(
    (change: AskedOfQueries) =>
      setState((now) => ({ ...now, page: 1, filters: { ...now.filters, ...change } })),
    []
  )
  const order = useCallback(
    (sort: Sort | null) =>
      setState((now) => ({ ...now, page: 1, sort: sort as ListOfQueries['sort'] })),
    []
  )
  const turn = useCallback((page: number) => setState((now) => ({ ...now, page })), [])
  return { state, filter, order, turn }
}
