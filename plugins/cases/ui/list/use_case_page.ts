import { useAnswer } from '#resources/app/calls/use_answer'
import type { PageSize } from '#resources/kit/table/page_size'
import type { Sort } from '#resources/kit/table/column'
import type { CaseFilters } from './filters'

export interface ListState {
  filters: CaseFilters
  sort: Sort | null
  page: number
}

/** The order of a list as the server is asked for it. */
export const orderOf = ({ sort }: Pick<ListState, 'sort'>): CaseFilters =>
  sort ? { sort: sort.key, order: sort.direction } : {}

/** One page of the case list; filtered, ordered and cut in the database. */
export function useCasePage(state: ListState, pageSize: PageSize) {
  const { filters, page } = state
  // By which columns cases are ordered and found the server says with the list.
  return useAnswer(
    'GET /cases',
    { query: { page, pageSize, ...orderOf(state), ...filters } },
    { keep: true }
  )
}
