import type { Answer } from '#resources/app/calls/call'

/** One line of the trail. */
export type AuditLine = Answer<'GET /cases/{caseId}/audit'>['rows'][number]

/** What may be asked of the trail. */
export interface AuditFilters {
  actor?: string
  act?: string
  element?: string
  from?: string
  to?: string
}
