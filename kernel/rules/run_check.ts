import { toKey } from '#kernel/content/element_id'
import { formatPath, type PathStep } from '#kernel/content/element_path'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import type { CompiledCheck } from '#kernel/rules/compiled_check'
import type { Finding } from '#kernel/rules/finding'
import { fillMessage } from '#kernel/rules/message'
import type { Instance } from '#kernel/rules/instances'
import type { Scope } from '#kernel/rules/scope'
import { shortened } from '#kernel/rules/show_value'
import { textOf } from '#kernel/rules/text_of'

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
    ...(assert?.facts(scope, false) ?? []),
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
  const joined = { en: clauses('en').join(' and '), zh: clauses('zh').map(apart).join('，且') }
  return wording('run_check.because', { clauses: joined })
}

/** A blank stands between a Chinese word and the number of an element. */
function apart(clause: string): string {
  return /^[\x21-\x7e]/.test(clause) ? ` ${clause}` : clause
}
