import { unattended } from '#resources/app/calls/unattended'
import { Visit } from './visit'

/** This window, for as long as its program runs. */
const windowId = crypto.randomUUID()

const visits = new Map<string, Visit>()

/** The visit of this window to a case. */
export function visitOf(caseId: string): Visit {
  const visit = visits.get(caseId) ?? new Visit({ caseId, windowId }, unattended)
  visits.set(caseId, visit)
  return visit
}
