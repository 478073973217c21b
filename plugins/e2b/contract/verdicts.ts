/** What an incoming report may be to the cases that are there; `judge` says when it is which. */
export const verdicts = [
  ...(['new', 'follow-up', 'identical'] as const),
  ...(['possible-duplicate', 'unknown-nullification', 'deleted-case'] as const),
] as const
export type Verdict = (typeof verdicts)[number]

/** A case that an incoming report may belong to, and why. */
export interface Match {
  readonly caseId: string
  readonly caseNo: string
  readonly reasons: readonly { readonly element: string; readonly value: string }[]
}
