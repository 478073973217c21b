import type { CaseContent } from '#kernel/case/content/case_content'
import type { Language } from '#kernel/language/words'

import type { VersionKind } from '#plugins/cases/contract'
import type { ListingDesign } from '#plugins/listings/contract/design'

/** A value in a row; figures that people count with are figures. */
export type ListedValue = string | number | null

/** A head over a column. */
export interface ListedHead {
  /** Key of the column of the design; with a number behind it where rows are spread: `dose-2`. */
  readonly key: string
  readonly text: string
  /** In characters. */
  readonly width: number
}

export interface ListedLine {
  readonly caseId: string
  readonly caseNo: string
  /** What it stands together with others by; null where the design groups nothing. */
  readonly group: string | null
  readonly cells: readonly ListedValue[]
}

/** A listing as it is at one moment. */
export interface Listed {
  readonly heads: readonly ListedHead[]
  readonly lines: readonly ListedLine[]
  /** Cases that the conditions find. */
  readonly cases: number
  /** Those of them that the lines are of; fewer when only a part was asked for. */
  readonly readCases: number
  /** Cases that were found and left out since they were nullified. */
  readonly nullified: number
}

/** What is asked beside the design. */
export interface AskedListing {
  readonly language: Language
  /** So many cases are read at most, the first by their numbers; all when absent. */
  readonly mostCases?: number
}

/** Designs that come with the product and that other plugins list by. */
export type ShippedListing = 'e2f' | 'china_psur'

/** A version of a case that somebody has read, to be listed as it is given. */
export interface GivenCase {
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: VersionKind
  readonly country: string | null
  readonly content: CaseContent
}

/** Makes line listings of the cases of the current scope, as the actor sees them. */
export abstract class CaseListings {
  /**
   * The rows of a design. Refuses with 2017 a design that makes no sense, and what the list of cases would
   * not take.
   */
  abstract list(design: ListingDesign, asked: AskedListing): Promise<Listed>

  /**
   * The rows of a design that comes with the product, of contents that the caller has read: cases as they
   * were at a moment. Nothing is left out and nothing is put in order; it reads no case.
   */
  abstract listGiven(
    shipped: ShippedListing,
    cases: readonly GivenCase[],
    language: Language
  ): Promise<Pick<Listed, 'heads' | 'lines'>>
}
