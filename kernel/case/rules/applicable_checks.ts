import { isHeader } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import type { CompiledCheck, CompiledRules } from '#kernel/case/rules/compiled_check'
import type { Rule } from '#kernel/case/rules/rule'
import type { RuleContext } from '#kernel/case/rules/rule_context'

/**
 * The checks that run in a context: of its stages, case type, project type and regions. What the
 * context does not say excludes nothing. A derived rule rests where another covers what it says, of
 * its element or of every element of the case.
 */
export function applicableChecks(
  { checks }: CompiledRules,
  context: RuleContext
): readonly CompiledCheck[] {
  const applicable = checks.filter(
    (check) => applies(check.rule, context) && asksWhatIsSeen(check, context)
  )
  const covered = new Set(applicable.flatMap(({ rule }) => rule.covers ?? []))
  return applicable.filter(({ rule: { aspect } }) => {
    if (aspect === undefined) return true
    const [kind, element = ''] = aspect.split(':')
    return !covered.has(aspect) && (isHeader(element) || !covered.has(`${kind}:*`))
  })
}

function asksWhatIsSeen({ reads, at }: CompiledCheck, { unseen = [] }: RuleContext): boolean {
  if (unseen.length === 0) return true
  return ![...reads.keys, ...at.keys, toKey(at.element)].some((key) => unseen.includes(key))
}

function applies(rule: Rule, context: RuleContext): boolean {
  const { stage, caseType, projectType, region, severities } = context
  if (rule.severityConfigurable && severities?.[rule.id] === 'off') return false
  return (
    meets(rule.stages, stage) &&
    meets(rule.scope?.caseType, caseType) &&
    meets(rule.scope?.projectType, projectType) &&
    meets(rule.scope?.region, region)
  )
}

function meets(allowed?: readonly string[], actual?: string | readonly string[]): boolean {
  if (allowed === undefined || actual === undefined) return true
  return typeof actual === 'string'
    ? allowed.includes(actual)
    : actual.some((each) => allowed.includes(each))
}
