import { toKey } from '#kernel/case/content/element_id'
import { formatPath, type PathStep } from '#kernel/case/content/element_path'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import type { CompiledCheck } from '#kernel/case/rules/compiled_check'
import type { Finding } from '#kernel/case/rules/finding'
import { fillMessage } from '#kernel/case/rules/message'
import type { Fact } from '#kernel/case/rules/operator'
import type { Instance } from '#kernel/case/rules/instances'
import type { Scope } from '#kernel/case/rules/scope'
import { shortened } from '#kernel/case/rules/show_value'
import { textOf } from '#kernel/case/rules/text_of'

/** Runs one check at one place; null when nothing is found. */
export function runCheck(check: CompiledCheck, { scope, steps }: Instance): Finding | null {
  const { rule, when, where, assert, procedure } = check
  if (where !== undefined && !where.holds(scope)) return null
  if (when !== undefined && !when.holds(scope)) return null
  if (assert?.holds(scope)) return null
  const reason = procedure?.(scope)
  if (procedure !== undefined && reason === null) return null
  const facts = [
    ...(when?.facts(scope, true) ?? []),
    ...(where?.facts(scope, true) ?? []),
    ...factsOfAssert(check, scope),
    ...(reason ? [reason] : []),
  ]
  return {
    rule: rule.id,
    severity: scope.context.severities?.[rule.id] === undefined ? rule.severity : severity(),
    path: formatPath(pathTo(check, steps)),
    element: check.at.element,
    message: filled(check, scope),
    ...(facts.length > 0 && { why: because(facts) }),
    ...(rule.ownDemand && { ownDemand: true as const }),
    ...(rule.errorCode !== undefined && { data: { errorCode: rule.errorCode } }),
  }

  function severity() {
    const changed = scope.context.severities![rule.id]!
    return rule.severityConfigurable && changed !== 'off' ? changed : rule.severity
  }
}

/**
 * What stands there instead of what is asked for. Where nothing does, or the sentence itself names the
 * value, there is nothing to add.
 */
function factsOfAssert({ assert, message }: CompiledCheck, scope: Scope): Fact[] {
  if (!assert || message.en.includes('{value}')) return []
  return assert.facts(scope, false).filter(({ isAbsence }) => !isAbsence)
}

/** Through the rows that the element shares with the place, then its key or first missing group. */
function pathTo({ at, groups }: CompiledCheck, steps: readonly PathStep[]): PathStep[] {
  let shared = 0
  while (shared < groups.length && at.keys[shared] === groups[shared]) shared++
  const next = at.keys[shared]
  return next === undefined
    ? [...steps.slice(0, shared)]
    : [...steps.slice(0, shared), { key: next }]
}

/** Fills what only the case or the context knows: `{value}` of the element, a limit of the project. */
function filled({ message, at }: CompiledCheck, scope: Scope): Words {
  if (!message.en.includes('{')) return message
  const value = shortened(textOf(scope.find(toKey(at.element))))
  return fillMessage(message, { ...scope.context.values, value }, '-')
}

/** `Because C.1.3 = 2 and C.5.4 is empty.` */
function because(facts: readonly Words[]): Words {
  const clauses = (language: keyof Words) => [...new Set(facts.map((fact) => fact[language]))]
  const { en, zh } = wording('run_check.and')
  const joined = { en: clauses('en').join(en), zh: clauses('zh').map(spaced).join(zh) }
  return wording('run_check.because', { clauses: joined })
}

/** A blank stands between a Chinese word and the number of an element. */
function spaced(clause: string): string {
  return /^[\x21-\x7e]/.test(clause) ? ` ${clause}` : clause
}
