import type { CaseContent } from '#kernel/case/content/case_content'
import { applicableChecks } from '#kernel/case/rules/applicable_checks'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import type { Finding } from '#kernel/case/rules/finding'
import { Instances } from '#kernel/case/rules/instances'
import type { RuleContext } from '#kernel/case/rules/rule_context'
import { runCheck } from '#kernel/case/rules/run_check'

/**
 * Runs all rules that apply over a whole case. Pure; the content is not changed.
 * @returns findings in the order of the rules, those of one check in document order
 */
export function evaluate(
  rules: CompiledRules,
  content: CaseContent,
  context: RuleContext = {}
): Finding[] {
  return [...findingsByCheck(rules, content, context)].flat()
}

/** Places that a check is made at before others may have their turn. */
const AT_ONCE = 500

/** The same, a part of a check at a time, for who has to let others have their turn in between. */
export function* findingsByCheck(
  rules: CompiledRules,
  content: CaseContent,
  context: RuleContext
): Generator<Finding[]> {
  const instances = new Instances(content, context)
  for (const check of applicableChecks(rules, context)) {
    const places = instances.of(check.groups)
    for (let from = 0; from < places.length; from += AT_ONCE) {
      const some = places.slice(from, from + AT_ONCE)
      yield some.map((place) => runCheck(check, place)).filter((finding) => finding !== null)
    }
  }
}
