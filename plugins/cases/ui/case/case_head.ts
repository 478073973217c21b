import type { ProcessNode } from '#plugins/cases/contract/process'

/** What the server says about a case beside its content. */
export interface CaseHead {
  id: string
  caseNo: string
  version: number
  /** first, follow-up, amendment, nullification */
  versionKind: string
  revision: number
  status: string
  /** Where its status stands in the process of the project. */
  node?: ProcessNode
  createdAt: string
  updatedAt: string
  ownerName: string | null
  safetyReportId: string | null
  worldwideId: string | null
  /** C.1.3 */
  reportType: string | null
  /** C.1.4 and C.1.5, at the precision that was reported */
  firstReceived: string | null
  lastReceived: string | null
  seriousness: string | null
  country: string | null
  subject: string | null
  product: string | null
  reaction: string | null
  unmappedCount: number
}
