import type { Change } from '#kernel/changes/change'
import type { Words } from '#kernel/language/words'

/** A node of the process of a case. */
export interface NamedNode {
  readonly key: string
  readonly name: Words
}

/** A case that nobody changes. */
export interface CaseLock {
  readonly caseId: string
  /** Where it stands. */
  readonly node: NamedNode
  /** Where it may go on, in the order of its process. */
  readonly nodes: readonly NamedNode[]
  /** Number of its last step. */
  readonly seq: number
}

/** Knows which cases of the current scope are locked, and has one go on. */
export abstract class CaseLocks {
  /** Null where the case is open; refuses with 2604 an unknown one, with 2602 a deleted one. */
  abstract find(caseId: string): Promise<CaseLock | null>
  /** The same of a case that stays as it is until the change is committed. */
  abstract lock(change: Change, caseId: string): Promise<CaseLock | null>
  /**
   * Has a locked case go on at a node, with whoever worked there last and still may, else as the project
   * assigns there. Refuses with 1006 one that is open, with 2017 a node at which it cannot go on, with
   * 30017 where nobody is found for it.
   * @param change an act on the case
   */
  abstract unlock(
    change: Change,
    caseId: string,
    wish: { readonly node: string; readonly reason: string }
  ): Promise<void>
}
