import type { NamedNode } from '#plugins/process/contract/case_locks'

/** Knows where cases of the current scope stand in their process. */
export abstract class CaseNodes {
  /**
   * The node at which a case stands, where that comes before the node `key`; null where the case has come
   * that far, and where its process has no such node.
   */
  abstract before(caseId: string, key: string): Promise<NamedNode | null>
}
