import type { Catalogue } from '#kernel/case/content/catalogue'
import { toId } from '#kernel/case/content/element_id'
import { compileRules } from '#kernel/case/rules/compile_rules'
import type { Rule } from '#kernel/case/rules/rule'

/** What is wrong with a set of rules as data, one sentence each. */
export function checkRuleSet(rules: readonly Rule[], catalogue: Catalogue): string[] {
  const ids = rules.map(({ id }) => id)
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice`),
    ...rules.flatMap((rule) => [
      ...(rule.elements.length > 0 ? [] : [`${rule.id} names no element`]),
      ...(rule.stages.length > 0 ? [] : [`${rule.id} runs at no stage`]),
      ...(rule.examples?.pass.length ? [] : [`${rule.id} has no example that passes`]),
      ...(rule.examples?.fail.length ? [] : [`${rule.id} has no example that fails`]),
      ...[rule.title, rule.message]
        .flatMap(({ en, zh }) => [en, zh])
        .filter((text) => text.trim() === '')
        .map(() => `${rule.id} lacks a text`),
      ...unnamedReads(rule, catalogue),
    ]),
  ]
}

/** Elements that a rule reads without naming them; rules for every date name them in one word. */
function unnamedReads(rule: Rule, catalogue: Catalogue): string[] {
  if (rule.elements.includes('every date')) return []
  const reads = compileRules([rule], catalogue).checks.flatMap((check) => check.reads.keys)
  return [...new Set(reads.map(toId))]
    .filter((id) => !rule.elements.includes(id) && !isGroupOf(id, rule.elements))
    .map((id) => `${rule.id} reads ${id} without naming it`)
}

function isGroupOf(id: string, elements: readonly string[]): boolean {
  return elements.some((element) => element.startsWith(`${id}.`))
}
