import { useAnswer } from '#resources/app/calls/use_answer'
import type { PageSize } from '#resources/kit/table/page_size'
import type { Sort } from '#resources/kit/table/column'
import type { CaseFilters } from './filters'

export interface ListState {
  filters: CaseFilters
  sort: Sort | null
  page: number
}

/** One page of the case list; filtered, ordered and cut in the database. */
export function useCasePage({ filters, sort, page }: ListState, pageSize: PageSize) {
  // By which columns cases are ordered and found the server says with the list.
  const order: CaseFilters = sort ? { sort: sort.key, order: sort.direction } : {}
  return useAnswer(
    'GET /cases',
    { query: { page, pageSize, ...order, ...filters } },
    { keep: true }
  )
}
