import { withQuery } from '#resources/app/calls/with_query'

interface Wanted {
  id: string
  caseNo: string
}

/**
 * The address that opens a case on the page where it opens.
 * @param projectId of the screen that leads there; refused when another one was entered since
 */
export function caseAddress({ id, caseNo }: Wanted, projectId?: string): string {
  return withQuery('/case_nav', { caseId: id, caseNo, projectId, timestamp: Date.now() })
}
