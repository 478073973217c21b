import type { Words } from '#kernel/language/words'
import type { Severity } from '#kernel/case/rules/rule'

/** What a rule says about a case. Data, never thrown. */
export interface Finding {
  /** Id of the rule. */
  readonly rule: string
  readonly severity: Severity
  /** Machine path with row ids; ends at a group where the row that is asked for does not exist. */
  readonly path: string
  /** Number of the element: `G.k.4.r.4`. */
  readonly element: string
  readonly message: Words
  /** Which conditions held, with the values that made the rule fire. */
  readonly why?: Words
  /** The rule is this product's own, see `ownDemand` of a rule. */
  readonly ownDemand?: true
  /** Number by which others know what the rule objects to, see `errorCode` of a rule. */
  readonly data?: { readonly errorCode: number }
}
