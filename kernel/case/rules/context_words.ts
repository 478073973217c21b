import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { contextValue, type RuleContext } from '#kernel/case/rules/rule_context'

const first = wording('context_words.first')
const followUp = wording('context_words.follow_up')
const before = wording('context_words.before')
const after = wording('context_words.after')

const known: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  caseType: { first, followUp },
  projectType: { 1: before, 2: after },
}

/**
 * The clause that tells what a context says: `the case is an initial report`. What only the system
 * knows by a name of its own, such as the lists that are loaded, has none.
 */
export function contextWords(context: RuleContext, name: string): Words[] {
  const value = String(contextValue(context, name))
  if (name === 'region') return [wording('context_words.the_case_is_reported_to', { value })]
  const words = known[name]?.[value]
  return words ? [words] : []
}
