import { api, withQuery } from '#resources/app/api'
import type { Sort } from '#resources/kit/table/column'
import { useLoaded } from '#resources/kit/use_loaded'
import type { CasePage } from './case_row'
import type { CaseFilters } from './filters'

export interface ListState {
  filters: CaseFilters
  sort: Sort | null
  page: number
}

/** One page of the case list; filtered, ordered and cut in the database. */
export function useCasePage({ filters, sort, page }: ListState, pageSize: number) {
  const address = withQuery('/cases', {
    page,
    pageSize,
    sort: sort?.key,
    order: sort?.direction,
    ...filters,
  })
  return useLoaded<CasePage>(address, (signal) => api.get(address, {}, signal), { keep: true })
}
