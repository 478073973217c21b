import type { ShownColumn } from '#plugins/cases/contract/list_look'

/** The conditions of the case list by parameter, as they go to the server. */
export type CaseFilters = Readonly<Record<string, string | undefined>>

/** The parameters that the list may be filtered by. */
export function parametersOf(columns: readonly ShownColumn[], added: readonly string[]): string[] {
  return ['text', ...columns.flatMap(({ parameters }) => parameters), ...added]
}

/**
 * The filters that stand in the address, so that a list can be kept as a bookmark and come back to.
 */
export function filtersFrom(search: string, parameters: readonly string[]): CaseFilters {
  const query = new URLSearchParams(search)
  return Object.fromEntries(
    parameters.flatMap((key) => {
      const value = query.get(key)
      return value ? [[key, value]] : []
    })
  )
}
