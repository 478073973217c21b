import { useEffect, useSyncExternalStore } from 'react'
import { visitOf } from './presence'
import type { OtherPerson } from './visit'

/**
 * Who else has a case open, while this screen shows it.
 * @param page where in the case one is oneself
 */
export function useOthersHere(caseId: string, page: string): readonly OtherPerson[] {
  const visit = visitOf(caseId)
  useEffect(() => {
    const enter = () => visit.enter(page)
    const turned = () => visit.turned()
    const close = () => visit.leave(0)
    enter()
    // A page that the browser kept for the way back wakes up again.
    window.addEventListener('pageshow', enter)
    window.addEventListener('pagehide', close)
    document.addEventListener('visibilitychange', turned)
    return () => {
      window.removeEventListener('pageshow', enter)
      window.removeEventListener('pagehide', close)
      document.removeEventListener('visibilitychange', turned)
      visit.leave()
    }
  }, [visit, page])
  return useSyncExternalStore(visit.subscribe, () => visit.others)
}
