import type { Words } from '#kernel/language/words'

import type { CaseRecord } from '#plugins/cases/contract'
import type { LaterKind } from '#plugins/cases/contract/versions'
import type { HeaderFinding } from '#plugins/e2b/judging/header_judge'
import type { Match, Verdict } from '#plugins/e2b/contract/verdicts'

/** What happens to a report that is not simply new. */
export type OnDuplicate = 'ask' | 'skip' | 'follow-up' | 'new'

/** What a person decides about one report. */
export type Decision = 'new' | 'follow-up' | 'skip'

export type ItemState = 'waiting' | 'undecided' | 'done' | 'refused' | 'skipped' | 'cancelled'

/** One report of one received file, and what became of it. */
export interface ImportItem {
  readonly id: string
  readonly importId: string
  readonly position: number
  readonly fileName: string
  /** Name inside the zip, when the file came in one. */
  readonly entry: string | null
  readonly sha256: string
  readonly size: number
  /** Number of the report within its file, from 1. */
  readonly report: number
  readonly state: ItemState
  readonly verdict: Verdict | 'refused' | null
  readonly matches: readonly Match[]
  readonly caseId: string | null
  readonly caseNo: string | null
  readonly unmapped: number
  /** What the ICH schema says against the file; empty when it is valid or no schema is installed. */
  readonly schemaErrors: readonly string[]
  /** What the rules say against the headers that the report came with. */
  readonly headerFindings: readonly HeaderFinding[]
  /** What the reading found that a person should know. */
  readonly notes: readonly Words[]
  readonly code: number | null
  readonly message: Words | null
  /** When its import began; UTC, ISO 8601. */
  readonly at: string | null
  /** The case that it is believed to follow up while it waits, and the kind of version it brings there. */
  readonly follows: string | null
  readonly brings: LaterKind | null
  /** How the chain of that case ends now, and where the case stands. */
  readonly followed: Pick<CaseRecord, 'version' | 'versionKind' | 'status'> | null
}

/** What changes on an item when it is settled. */
export type ItemOutcome = Pick<ImportItem, 'verdict'> & {
  readonly state: Exclude<ItemState, 'waiting' | 'cancelled'>
} & Partial<
    Pick<
      ImportItem,
      | 'matches'
      | 'caseId'
      | 'unmapped'
      | 'schemaErrors'
      | 'headerFindings'
      | 'notes'
      | 'code'
      | 'message'
      | 'follows'
      | 'brings'
    >
  >
