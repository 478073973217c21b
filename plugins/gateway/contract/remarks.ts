import type { ShownRemark } from '#plugins/gateway/contract/shown'

/** How many remarks of a destination on a case are open. */
export interface CountedRemarks {
  readonly caseId: string
  readonly destinationId: string
  readonly count: number
}

/** What receivers say of cases, as the actor may see it. */
export abstract class SubmissionRemarks {
  /** Of the case, those that are open first. */
  abstract ofCase(caseId: string): Promise<readonly ShownRemark[]>
  abstract ofSubmission(submissionId: string): Promise<readonly ShownRemark[]>
  abstract countOpen(caseIds: readonly string[]): Promise<readonly CountedRemarks[]>
}
