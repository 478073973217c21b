/** A group of the ATC classification that a product is assigned to. */
export interface Assignment {
  readonly code: string
  readonly isOfficial: boolean
}

/** Codes once each: those that WHO assigned, then those of the licensor. */
export function officialFirst(assignments: readonly Assignment[]): string[] {
  const sorted = assignments.toSorted((a, b) => Number(b.isOfficial) - Number(a.isOfficial))
  return [...new Set(sorted.map(({ code }) => code))]
}
