import type { NamedNode } from '#plugins/process/contract/case_locks'

/** Knows where cases of the current scope are in their process. */
export abstract class CaseNodes {
  /**
   * The node at which a case is, where that is not the node `key`; null where it is there, where it has ended,
   * and where its process has no such node for the kind of its version.
   */
  abstract elsewhere(caseId: string, key: string): Promise<NamedNode | null>
}
