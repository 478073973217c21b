import type { CaseContent } from '#kernel/case/content/case_content'
import type { Leaf } from '#kernel/case/content/leaf'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Elements of the top of a case, by key. */
export type Proposed = Readonly<Record<string, Leaf>>

/**
 * Proposes elements of a case that somebody books in, from what is known of its project. What the
 * report says stays; what is proposed is marked until somebody saves the page on which it stands.
 */
export interface CaseProposal {
  /** @param content what the report says */
  propose(content: CaseContent): Promise<Proposed>
}

export const caseProposals = new ExtensionPoint<CaseProposal>('cases.proposals')
