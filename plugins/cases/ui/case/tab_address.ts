import type { CaseTab } from '#plugins/cases/contract/slots'

/** Where a tab of a case is. */
export function tabAddress(caseId: string, tab: CaseTab): string {
  return `/cases/${caseId}${'path' in tab ? tab.path : `/tabs/${tab.key}`}`
}
