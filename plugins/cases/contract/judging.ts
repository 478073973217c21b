import type { Finding } from '#kernel/case/rules/finding'
import type { RuleContext } from '#kernel/case/rules/rule_context'

import type { CaseRecord } from '#plugins/cases/contract'

/** What the rules find in a case, and what they were told beside its content. */
export interface JudgedCase {
  /** In the order of the guide. */
  readonly findings: readonly Finding[]
  /** The browser evaluates with the same. */
  readonly context: RuleContext
}

/** Holds cases against the rules of the installation. */
export abstract class CaseJudging {
  /** Judges what the actor sees of a case. A check never changes the case. */
  abstract judge(record: Pick<CaseRecord, 'content' | 'version' | 'caseNo'>): Promise<JudgedCase>
}
