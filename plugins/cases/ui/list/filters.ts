/** The conditions of the case list, as they go to the server. */
export interface CaseFilters {
  /** Beginning of a case number or of an identifier (C.1.1, C.1.8.1, C.1.9.1.r.2, D.1.1.*). */
  text?: string
  /** `serious`, `not_serious` or one criterion */
  seriousness?: string
  country?: string
  /** C.1.3 */
  reportType?: string
  receivedFrom?: string
  receivedTo?: string
  status?: string
  /** What is asked of the filters of other plugins. */
  [added: string]: string | undefined
}

const keys = [
  'text',
  'seriousness',
  'country',
  'reportType',
  'receivedFrom',
  'receivedTo',
  'status',
] as const

/**
 * The filters that stand in the address, so that a list can be kept as a bookmark and come back to.
 * @param added parameters of other plugins
 */
export function filtersFrom(search: string, added: readonly string[]): CaseFilters {
  const query = new URLSearchParams(search)
  const all = [...keys, ...added].map((key) => [key, query.get(key)])
  return Object.fromEntries(all.filter(([, value]) => value))
}
