import type { Words } from '#kernel/language/words'

/** What `GET /api/cases` answers for one case. */
export interface CaseRow {
  id: string
  caseNo: string
  version: number
  /** first, follow-up, amendment, nullification */
  versionKind: string
  product: string | null
  reaction: string | null
  eventCount: number
  subject: string | null
  country: string | null
  /** The gravest criterion of E.i.3.2; null when an answer is missing. */
  seriousness: string | null
  /** C.1.3 */
  reportType: string | null
  /** C.1.4, at the precision that was reported */
  firstReceived: string | null
  status: string
  ownerName: string | null
  /** Content that no element takes. */
  unmappedCount: number
  /** Columns that other plugins add, by key. */
  extra: Record<string, string> | null
}

export interface CasePage {
  rows: CaseRow[]
  total: number
  totalIsLowerBound: boolean
  /** How long the database took. */
  ms: number
}

/** A column that another plugin adds to the list. */
export interface ExtraColumn {
  key: string
  label: Words
}
