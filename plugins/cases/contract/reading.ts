import type {
  CaseRecord,
  IdentifierMatch,
  NewContent,
  RevisionSummary,
} from '#plugins/cases/contract'
import type { CaseList, ChosenCases, ListQuery } from '#plugins/cases/contract/list_query'

/**
 * The one way to read what cases say: gives of the cases of the current scope what the actor of the
 * moment may see. A job that tells somebody else reads as that person (`actAs`).
 */
export abstract class CaseReading {
  /** The case, or null when this project has none with that id; refuses with 2602 a deleted one. */
  abstract find(caseId: string): Promise<CaseRecord | null>
  /** The case; refuses with 2604 when this project has none with that id, with 2602 a deleted one. */
  abstract get(caseId: string): Promise<CaseRecord>
  abstract findByNumber(caseNo: string): Promise<CaseRecord | null>
  /**
   * Many cases, one after the other: those with these ids in their order, without what the project
   * does not have; all of the scope in the order of their ids when none are named. No more than twenty
   * are in memory at once. Each is as it stands when it is read, as the actor sees it at that moment.
   */
  abstract stream(caseIds?: readonly string[]): AsyncIterable<CaseRecord>
  /** Content of one revision; refuses with 1005 when there is none. */
  abstract getRevision(caseId: string, revision: number): Promise<Required<NewContent>>
  abstract listRevisions(caseId: string): Promise<RevisionSummary[]>
  /**
   * A page of the cases of the scope: what the case list asks and how it answers, in the same order.
   * Refuses with 2017 what the list would not take, and an order or a condition by what the actor
   * does not see.
   */
  abstract query(asked: ListQuery): Promise<CaseList>
  /**
   * Ids of cases that somebody chose, each once: in the order of the list where it found them. Refuses
   * with 6016 none at all, with 2017 more than 10,000 and what the list would not take, with 2604 a case
   * that the project does not have, with 2602 cases that were deleted.
   */
  abstract choose(chosen: ChosenCases): Promise<string[]>
  /** What left the house of a case, the latest first. */
  abstract listFrozen(caseId: string): Promise<FrozenMessage[]>
  /**
   * A frozen copy, byte for byte as it left. Refuses with 1005 when the case has none with that id, and
   * with 1003 whoever does not see all of the case: bytes that left cannot be shown in part.
   */
  abstract getFrozen(caseId: string, copyId: string): Promise<FrozenBytes>
  abstract findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]>
  /**
   * Those of these cases of which the actor does not see all, by their ids; nearly always none. Where
   * layers lie over cases, those that were deleted are among them.
   */
  abstract seenInPart(caseIds: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Keys of all elements and groups that the actor does not see as they stand in every case of the
   * scope; nearly always none. Who asks projections of contents (columns, words, places) leaves them out.
   */
  abstract unseen(): Promise<ReadonlySet<string>>
}

/** A message that left, with the revision that it was made from. */
export interface FrozenMessage {
  readonly id: string
  readonly revision: number
  /** What it left for: `download`. */
  readonly purpose: string
  /** Of its bytes, in hex. */
  readonly sha256: string
  /** UTC */
  readonly at: string
}

export interface FrozenBytes extends FrozenMessage {
  readonly caseNo: string
  /** Version of the case that the revision belongs to. */
  readonly version: number
  readonly bytes: Uint8Array
}
