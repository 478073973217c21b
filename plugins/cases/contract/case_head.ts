import type { VersionKind } from '#plugins/cases/contract'
import type { ProcessNode } from '#plugins/cases/contract/process'

/** What lists show of the content of a case. */
export interface CaseSummary {
  readonly safetyReportId: string | null
  readonly worldwideId: string | null
  /** C.1.3 */
  readonly reportType: string | null
  /** C.1.4 and C.1.5, at the precision that was reported */
  readonly firstReceived: string | null
  readonly lastReceived: string | null
  readonly seriousness: string | null
  readonly country: string | null
  readonly subject: string | null
  readonly product: string | null
  readonly reaction: string | null
}

/** What the server says about a case beside its content: in each call and screen the same. */
export interface CaseHead extends CaseSummary {
  readonly id: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: VersionKind
  readonly revision: number
  readonly status: string
  readonly schemaVersion: number
  /** Keys of elements that were proposed when the case was booked in, and that nobody has saved. */
  readonly proposed: readonly string[]
  /** Where its status stands in the process of the project. */
  readonly node?: ProcessNode
  readonly createdAt: string
  readonly updatedAt: string
  readonly ownerName: string | null
  readonly unmappedCount: number
  /** Whoever looks at it made it, and nobody else has worked on it: said where the case is viewed. */
  readonly mayUndoCreation?: boolean
}
