import type {
  CaseRecord,
  IdentifierMatch,
  NewContent,
  RevisionSummary,
} from '#plugins/cases/contract'

/**
 * The one door to what cases say: gives of the cases of the current scope what the actor of the
 * moment may see. A job that tells somebody else reads as that person (`actAs`).
 */
export abstract class CaseReading {
  /** The case, or null when this project has none with that id. */
  abstract find(caseId: string): Promise<CaseRecord | null>
  /** The case; refuses with 2604 when this project has none with that id. */
  abstract get(caseId: string): Promise<CaseRecord>
  abstract findByNumber(caseNo: string): Promise<CaseRecord | null>
  /** Content of one revision; refuses with 1005 when there is none. */
  abstract getRevision(caseId: string, revision: number): Promise<Required<NewContent>>
  abstract listRevisions(caseId: string): Promise<RevisionSummary[]>
  abstract findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]>
  /**
   * Keys of all elements and groups that the actor does not see as they stand in every case of the
   * scope; nearly always none. Who asks copies of contents (columns, words, places) leaves them out.
   */
  abstract unseen(): Promise<ReadonlySet<string>>
}
