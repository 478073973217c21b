import type { CaseContent } from '#kernel/case/content/case_content'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import type { RuleContext } from '#kernel/case/rules/rule_context'

/** What rules may ask that does not stand in the case: answers to questions, and settings. */
export type RuleFacts = Pick<RuleContext, 'external' | 'values'>

/**
 * Tells what a plugin knows of the values of a case, in the current scope.
 * @param today the present day of the project, yyyy-MM-dd
 */
export type RuleFactSource = (content: CaseContent, today: string) => Promise<RuleFacts>

/**
 * Facts that plugins add for rules to ask; two plugins never answer the same question, but each may
 * add to a value that is a list.
 */
export const ruleFacts = new ExtensionPoint<RuleFactSource>('rules.facts')

/** The facts of all plugins about a case. */
export async function factsOf(
  content: CaseContent,
  today: string,
  plugins: PluginRegistry
): Promise<RuleFacts> {
  const tellers = await plugins.collect(ruleFacts)
  const answers = await Promise.all(tellers.map((tell) => tell(content, today)))
  return {
    external: Object.assign({}, ...answers.map(({ external }) => external)),
    values: joined(answers.map(({ values }) => values ?? {})),
  }
}

/** Values by name; what several say of one name is one list. */
function joined(values: readonly Record<string, unknown>[]): Record<string, unknown> {
  const all: Record<string, unknown> = {}
  for (const [name, value] of values.flatMap((each) => Object.entries(each))) {
    const before = all[name]
    all[name] = Array.isArray(before) && Array.isArray(value) ? [...before, ...value] : value
  }
  return all
}
