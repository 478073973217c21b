import type { Words } from '#kernel/language/words'
import type { DescribedTerm, HitGroup } from '#plugins/coding/contract/dictionary'

/** Words that wait for a term, with the term that they most likely mean. */
export interface OpenVerbatim {
  key: string
  verbatim: string
  places: number
  cases: number
  /** Whose codes they wait for. */
  elements: { id: string; label: Words }[]
  some: { id: string; caseNo: string }[]
  suggestion: { term: DescribedTerm; group: HitGroup } | null
}

/** One page of them. */
export interface OpenVerbatims {
  version: string | null
  total: number
  rows: OpenVerbatim[]
}
