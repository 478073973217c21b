import { useAnswer } from '#resources/app/calls/use_answer'
import type { PageSize } from '#resources/kit/table/page_size'
import type { Sort } from '#resources/kit/table/column'
import type { Asked } from '#resources/app/calls/call'
import type { CaseFilters } from './filters'

type AskedOfCases = Asked<'GET /cases'>['query']

export interface ListState<Filters extends object = CaseFilters> {
  /** What is asked of the cases, by parameter. */
  filters: Filters
  sort: Sort | null
  page: number
}

/** The order of a list as the server is asked for it. */
export const orderOf = ({ sort }: Pick<ListState, 'sort'>): CaseFilters =>
  sort ? { sort: sort.key, order: sort.direction } : {}

/** One page of the case list; filtered, ordered and cut in the database. */
export function useCasePage(state: ListState<object> | null, pageSize: PageSize) {
  return useAnswer('GET /cases', state && { query: queryOf(state, pageSize) }, { keep: true })
}

/** What the server is asked: by which columns cases are ordered and found it says with the list. */
export const queryOf = (state: ListState<object>, pageSize: PageSize) =>
  ({ page: state.page, pageSize, ...orderOf(state), ...state.filters }) as AskedOfCases
