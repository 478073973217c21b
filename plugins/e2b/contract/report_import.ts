import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import type { CaseContent } from '#kernel/case/content/case_content'

import type { WhyNoVersion } from '#plugins/cases/contract/versions'
import type { ReadReport } from '#plugins/e2b/contract'
import type { PreviewPage } from '#plugins/e2b/contract/preview_page'
import type { Match, Verdict } from '#plugins/e2b/contract/verdicts'

/**
 * The decisions of an import, for a plugin that has a report of its own in hand: what it is to the cases
 * of the project, and what becomes of it. That it was decided is noted by whoever asks.
 */
export abstract class ReportImport {
  /** What a report is to the cases of the current scope, as the actor sees them. */
  abstract judge(report: ReadReport): Promise<JudgedReport>
  /** What a report says, by pages of the case editor, without what the actor does not see of cases. */
  abstract preview(report: ReadReport): Promise<PreviewPage[]>
  /** Puts the documents of a report into the file store: before the change that makes a case of it. */
  abstract keepDocuments(report: ReadReport): Promise<void>
  /**
   * Makes a case of a report, or a new version of a case that is there. Imports into a project take turns
   * from here to the end of the change. Refuses with 1006 where it is something else to the cases by
   * now than whoever decided saw, with 2604 an unknown case, with 2602 a deleted one, with 1006 or 6006
   * one that takes no version now, with 2017 a follow-up of none, with 6008 a case too many.
   */
  abstract takeIn(open: OpenChange, change: Change, order: ReportOrder): Promise<{ caseId: string }>
}

export interface JudgedReport {
  readonly verdict: Verdict
  readonly matches: readonly JudgedMatch[]
}

export interface JudgedMatch extends Match {
  /** Why the case cannot take the report now; null where it can. Of a deleted case nothing is said. */
  readonly waitsFor: WhyNoVersion | null
}

/** What somebody decided about a report. */
export interface ReportOrder {
  readonly report: ReadReport
  readonly decision: 'new' | 'follow-up'
  /** Case that a follow-up belongs to; the first match when absent. */
  readonly caseId?: string
  /** What it was to the cases when somebody decided; not asked when absent. */
  readonly verdict?: Verdict
  /** What a new case says whatever its message does; a case that is followed up keeps what it says there. */
  readonly stated?: CaseContent
}
