import type { StandardListName } from '#plugins/drugs/contract'

/** A list of codes as the server gives it. */
export interface StandardList {
  id: string
  list: StandardListName
  version: string
  state: 'active' | 'retired'
  fileName: string
  sha256: string
  loadedByName: string
  loadedAt: string
  /** Terms by class. */
  counts: Record<string, number>
}
