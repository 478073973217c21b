import { api, withQuery } from '#resources/app/api'
import type { Sort } from '#resources/kit/table/column'
import { useLoaded } from '#resources/kit/use_loaded'
import type { CasePage } from './case_row'
import type { CaseFilters } from './filters'

/** Columns of the database are named in snake case. */
function columnOf(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

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
    sort: sort && columnOf(sort.key),
    order: sort?.direction,
    ...filters,
  })
  return useLoaded<CasePage>(address, (signal) => api.get(address, {}, signal), { keep: true })
}
