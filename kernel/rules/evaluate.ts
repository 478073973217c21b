import type { CaseContent } from '#kernel/content/case_content'
import { applicableChecks } from '#kernel/rules/applicable_checks'
import type { CompiledRules } from '#kernel/rules/compiled_check'
import type { Finding } from '#kernel/rules/finding'
import { Instances } from '#kernel/rules/instances'
import type { RuleContext } from '#kernel/rules/rule_context'
import { runCheck } from '#kernel/rules/run_check'

/**
 * Runs all rules that apply over a whole case. Pure; the content is not changed.
 * @returns findings in the order of the rules, those of one check in document order
 */
export function evaluate(
  rules: CompiledRules,
  content: CaseContent,
  context: RuleContext = {}
): Finding[] {
  const instances = new Instances(content, context)
  const findings: Finding[] = []
  for (const check of applicableChecks(rules, context)) {
    for (const instance of instances.of(check.groups)) {
      const finding = runCheck(check, instance)
      if (finding !== null) findings.push(finding)
    }
  }
  return findings
}
