import type {
  CaseRecord,
  IdentifierMatch,
  NewContent,
  RevisionSummary,
} from '#plugins/cases/contract'
import type { CaseList, ListQuery } from '#plugins/cases/contract/list_query'

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
  /**
   * A page of the cases of the scope: what the case list asks and how it answers, in the same order.
   * Refuses with 2017 what the list would not take, and an order or a condition by what the actor
   * does not see.
   */
  abstract query(asked: ListQuery): Promise<CaseList>
  abstract findByIdentifiers(values: readonly string[]): Promise<IdentifierMatch[]>
  /**
   * Keys of all elements and groups that the actor does not see as they stand in every case of the
   * scope; nearly always none. Who asks copies of contents (columns, words, places) leaves them out.
   */
  abstract unseen(): Promise<ReadonlySet<string>>
}
