import type { Change } from '#kernel/changes/change'
import type { Words } from '#kernel/language/words'

import type { SubmissionAct } from '#plugins/gateway/contract/submission'

/** A file of the store that shows what a step says. */
export interface StepFile {
  readonly sha256: string
  readonly name: string
  readonly size: number
}

/** What happened to a submission, before it is written. */
export interface StepToWrite {
  readonly act: SubmissionAct
  /** Of `tried`: whether it left. */
  readonly hasLeft?: boolean
  /** Who did it; absent where the product did. */
  readonly actor?: string
  /** What happened, in one sentence. */
  readonly sentence: Words
  /** Number of the catalogue, 2901 to 2908, where the step failed. */
  readonly code?: number
  readonly file?: StepFile
  /** yyyy-MM-dd, the day on which it was so, where a person says it. */
  readonly day?: string
}

/** Writes what happens to submissions; nothing else does. */
export abstract class SubmissionSteps {
  /**
   * Adds a step and renews what follows from it in the same change: the state of the submission, its day
   * of submission, the declare status of the case.
   */
  abstract add(change: Change, submissionId: string, step: StepToWrite): Promise<void>
}
