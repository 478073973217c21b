import type { FileProblem } from '#kernel/files/file_problems'

/** Where reference data stand between being loaded and being out of use. */
export type ReferenceState = 'waiting' | 'refused' | 'cancelled' | 'imported' | 'active' | 'retired'

/** Quarters of FAERS as archives, or tables of reports. */
export type ReferenceKind = 'faers' | 'csv'

/** What is done with reference data. */
export const referenceActs = ['approve', 'retire', 'use', 'cancel', 'discard'] as const
export type ReferenceAct = (typeof referenceActs)[number]

/** What was read of reference data, and what was left out, in the order in which it is shown. */
export const referenceCounts = [
  ...(['reports', 'drugs', 'terms', 'mentions', 'serious'] as const),
  ...(['lines', 'older', 'deleted', 'blankCases', 'withoutDrug', 'withoutTerm'] as const),
  ...(['emptyDrugs', 'emptyTerms', 'blankReports', 'orphans', 'contradictions'] as const),
] as const
export type ReferenceCount = (typeof referenceCounts)[number]
export type ReferenceCounts = Readonly<Partial<Record<ReferenceCount, number>>>

/** Reference data as the platform sees them. */
export interface ShownReference {
  readonly id: string
  readonly name: string
  readonly kind: ReferenceKind
  readonly state: ReferenceState
  readonly fileName: string
  /** SHA-256 of the file, or of the list of files. */
  readonly digest: string
  readonly counts: ReferenceCounts
  readonly problems: readonly FileProblem[]
  readonly problemCount: number
  readonly loadedByName: string
  /** UTC */
  readonly loadedAt: string
  /** How far loading is, in KiB. */
  readonly progress: { readonly done: number; readonly total: number } | null
  readonly acts: readonly ReferenceAct[]
}

/** Reference data that a plan may choose. */
export interface ChosenReference {
  readonly name: string
  readonly kind: ReferenceKind
  readonly digest: string
  readonly reports: number
}
