/** One line of the trail. */
export interface AuditLine {
  seq: number
  /** UTC, from the clock of the database. */
  at: string
  actorName: string
  act: string
  reason: string | null
  changes: { path: string; before?: unknown; after?: unknown }[]
  /** SHA-256 of the line: chains it to the one before. */
  hash: string
}

/** What may be asked of the trail. */
export interface AuditFilters {
  actor?: string
  act?: string
  element?: string
  from?: string
  to?: string
}
