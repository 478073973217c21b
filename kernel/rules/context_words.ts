import type { Words } from '#kernel/language/words'
import { contextValue, type RuleContext } from '#kernel/rules/rule_context'

const first = { en: 'the case is a first report', zh: '本案例为首次报告' }
const followUp = { en: 'the case is a follow-up', zh: '本案例为随访报告' }
const before = { en: 'the project is before listing', zh: '项目为上市前' }
const after = { en: 'the project is after listing', zh: '项目为上市后' }

const known: Readonly<Record<string, Readonly<Record<string, Words>>>> = {
  caseType: { first, followUp },
  projectType: { 1: before, 2: after },
}

/**
 * The clause that tells what a context says: `the case is a first report`. What only the system
 * knows by a name of its own, such as the lists that are loaded, has none.
 */
export function contextWords(context: RuleContext, name: string): Words[] {
  const value = String(contextValue(context, name))
  if (name === 'region')
    return [{ en: `the case is reported to ${value}`, zh: `报告地区为 ${value}` }]
  const words = known[name]?.[value]
  return words ? [words] : []
}
