import type { Words } from '#kernel/language/words'
import type { Test } from '#kernel/case/rules/operator'
import type { Reads } from '#kernel/case/rules/reads'
import type { Rule } from '#kernel/case/rules/rule'
import type { Scope } from '#kernel/case/rules/scope'

/** What no predicate can say: tells why the rule fires at this place, or null. Pure. */
export type Procedure = (scope: Scope) => Words | null

/** One check of one rule for one element, ready to run. */
export interface CompiledCheck {
  readonly rule: Rule
  /** Keys of the repeating groups that it is made for, outermost first. */
  readonly groups: readonly string[]
  readonly reads: Reads
  readonly where?: Test
  readonly when?: Test
  readonly assert?: Test
  readonly procedure?: Procedure
  /** Element that the finding is shown at, and the keys that lead to it. */
  readonly at: { readonly element: string; readonly keys: readonly string[] }
  readonly message: Words
}

/** Rules ready to run. */
export interface CompiledRules {
  readonly rules: readonly Rule[]
  readonly checks: readonly CompiledCheck[]
}
