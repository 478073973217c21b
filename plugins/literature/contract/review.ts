/** Where an article is on its way for a product. */
export const reviewStatuses = [
  ...(['checking', 'to_screen', 'undecided', 'conflict'] as const),
  ...(['excluded', 'safety', 'possible', 'full_text_wanted', 'full_text'] as const),
  ...(['valid', 'not_valid', 'case', 'closed', 'duplicate'] as const),
] as const

export type ReviewStatus = (typeof reviewStatuses)[number]

/** Statuses in which an article still waits to be screened. */
export const waitingStatuses = ['checking', 'to_screen', 'undecided', 'conflict'] as const

/** What somebody finds an article to be when they screen it. */
export const choices = ['include', 'exclude', 'undecided', 'safety'] as const

export type Choice = (typeof choices)[number]

/** What an article has to name to become a case: patient, drug, reaction, reporter. */
export const criterionLetters = ['P', 'D', 'R', 'W'] as const

export type CriterionLetter = (typeof criterionLetters)[number]

/** A sentence of an article that proves a criterion for one of its patients. */
export interface Proof {
  /** The patients of an article are counted from 1. */
  readonly patient: number
  readonly criterion: CriterionLetter
  readonly text: string
}

/** How a case belongs to an article. */
export const caseKinds = ['made', 'linked', 'follow_up'] as const

export type CaseKind = (typeof caseKinds)[number]

/** The text of an article that somebody brought. */
export interface FullText {
  /** SHA-256 of its bytes. */
  readonly sha: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mediaType: string
}

/** What a step says beyond its act. */
export type StepDetails =
  | { readonly act: 'found'; readonly asks: boolean }
  | { readonly act: 'checked' }
  | { readonly act: 'merged'; readonly head: string }
  | { readonly act: 'split' }
  | { readonly act: 'choice'; readonly choice: Choice; readonly reason?: string | undefined }
  | { readonly act: 'undone'; readonly seq: number }
  | { readonly act: 'full_text_wanted' }
  | ({ readonly act: 'full_text' } & FullText)
  | { readonly act: 'judged'; readonly valid: boolean; readonly reason?: string | undefined }
  | { readonly act: 'case'; readonly caseNo: string; readonly kind: CaseKind }
  | { readonly act: 'closed' }
  | { readonly act: 'returned'; readonly reason: string }
  | { readonly act: 'given'; readonly name: string | null }
  | { readonly act: 'proofs'; readonly proofs: readonly Proof[] }
  | { readonly act: 'note'; readonly text: string }

/** One thing that was done with an article for a product; steps are never changed. */
export interface Step {
  readonly seq: number
  readonly details: StepDetails
  readonly actorId: string | null
  readonly actorName: string
  /** ISO 8601. */
  readonly at: string
  readonly caseId: string | null
}

/** Letters that the reason of an act takes at most. */
export const LONGEST_REASON = 500
