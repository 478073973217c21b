import { unattended } from '#resources/app/calls/unattended'
import { type OtherPerson, Visit } from './visit'

/** This window, for as long as its program runs. */
const windowId = crypto.randomUUID()

const visits = new Map<string, Visit>()

/** The visit of this window to a case. */
function visitOf(caseId: string): Visit {
  const visit = visits.get(caseId) ?? new Visit({ caseId, windowId }, unattended)
  visits.set(caseId, visit)
  return visit
}

/** Who else is in a case, as this window heard of it last. */
export const othersIn = (caseId: string): readonly OtherPerson[] => visitOf(caseId).others

/**
 * Says where in a case this window is, while a screen shows it, and tells who else is there.
 * @param page name of a page, or key of a tab
 * @param hear is told whenever somebody comes, goes or turns to another page
 * @returns what ends it
 */
export function followPresence(
  caseId: string,
  page: string,
  hear: (others: readonly OtherPerson[]) => void
): () => void {
  const visit = visitOf(caseId)
  const enter = () => visit.enter(page)
  const turned = () => visit.turned()
  const close = () => visit.leave(0)
  const stop = visit.subscribe(hear)
  enter()
  // A page that the browser kept for the way back wakes up again.
  window.addEventListener('pageshow', enter)
  window.addEventListener('pagehide', close)
  document.addEventListener('visibilitychange', turned)
  return () => {
    stop()
    window.removeEventListener('pageshow', enter)
    window.removeEventListener('pagehide', close)
    document.removeEventListener('visibilitychange', turned)
    visit.leave()
  }
}
