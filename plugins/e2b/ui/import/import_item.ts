import type { Words } from '#kernel/language/words'

/** What a report is to the cases that are there. */
export type Verdict =
  'new' | 'follow-up' | 'identical' | 'possible-duplicate' | 'unknown-nullification'

/** What a person decides about a report that is not simply new. */
export type Decision = 'new' | 'follow-up' | 'skip'

/** A case that the report may belong to, and the identifiers that they share. */
export interface Match {
  caseId: string
  caseNo: string
  reasons: { element: string; value: string }[]
}

/** One report of one received file, and what became of it. */
export interface ImportItem {
  id: string
  importId: string
  /** Name of the file, or of the entry of a zip. */
  name: string
  fileName: string
  /** Name inside the zip; null for a file that came alone. */
  entry: string | null
  /** bytes */
  size: number
  /** Number of the report within its file, from 1. */
  report: number
  state: 'waiting' | 'undecided' | 'done' | 'refused' | 'skipped' | 'cancelled'
  verdict: Verdict | 'refused' | null
  matches: Match[]
  caseId: string | null
  caseNo: string | null
  /** Places of the message that no element takes; the case lists them. */
  unmapped: number
  schemaErrors: string[]
  /** What the rules say against the headers that the report came with. */
  headerFindings: { rule: string; severity: string; element: string; message: Words }[]
  /** What the reading found that a person should know. */
  notes: Words[]
  /** Number of the error catalogue, for a refusal. */
  code: number | null
  message: Words | null
}
