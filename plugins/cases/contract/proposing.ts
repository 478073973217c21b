import type { CaseContent } from '#kernel/case/content/case_content'

import type { Proposed } from '#plugins/cases/contract/proposals'

/** Proposes what is proposed for every case that is booked in, for plugins that make cases. */
export abstract class CaseProposing {
  /**
   * What is proposed for a report, once the number of its case is known: `propose` of a new case.
   * The identifiers of one that repeats a number belong to the case that had it first.
   */
  abstract for(content: CaseContent): Promise<(caseNo: string, isRepeat: boolean) => Proposed>
}
