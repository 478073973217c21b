import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { isCommonPassword } from '#kernel/identity/passwords/common_passwords'
import type { PasswordPolicy } from '#kernel/identity/passwords/password_policy'
import rules from '#kernel/identity/passwords/rules/main'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { compileRules } from '#kernel/case/rules/compile_rules'
import { evaluate } from '#kernel/case/rules/evaluate'

/** What somebody typed into a form that sets a password; what a form does not ask for is absent. */
export interface PasswordForm {
  readonly password: string
  readonly repeat: string
  readonly oldPassword?: string
  readonly email?: string
  readonly code?: string
}

/** What is known of the one whose password it becomes. */
interface Owner {
  /** `unknown` while it may not be told whether there is such an account. */
  readonly policy: PasswordPolicy | 'unknown'
  /** Names that a guesser would try first. */
  readonly names?: readonly string[]
  /** Whether it is the password that is there already. */
  readonly isCurrent?: boolean
}

let compiled: CompiledRules | undefined

/**
 * Refuses (2017) what the rules ACC-01 to ACC-10 find in a form that sets a password: the first
 * sentence in words, all of them in `errors` with their field.
 */
export async function refuseUnfit(form: PasswordForm, owner: Owner): Promise<void> {
  const asked = rules.filter(({ elements }) => elements.every((name) => isAsked(name, form)))
  compiled ??= compileRules(rules, (await app.container.make(FormSchemas)).catalogue)
  const findings = evaluate(compiled, {}, { fields: fieldsOf(form, owner) }).filter(({ rule }) =>
    asked.some(({ id }) => id === rule)
  )
  if (findings.length === 0) return
  const errors = findings.map(({ rule, element, message }) => ({
    field: element.slice(1),
    rule,
    message,
  }))
  throw new kernelErrors.E_PARAMETER({ detail: findings[0]!.message, errors })
}

/** A rule about a field that the form does not have says nothing. */
function isAsked(name: string, form: PasswordForm): boolean {
  return (form as unknown as Record<string, unknown>)[name.slice(1)] !== undefined
}

function fieldsOf(form: PasswordForm, { policy, names = [], isCurrent }: Owner) {
  const typed = Object.entries(form).map(([name, value]) => [`@${name}`, value] as const)
  return {
    ...Object.fromEntries(typed),
    '@policy': policy,
    '@isCurrent': isCurrent ? 'yes' : 'no',
    '@isCommon': policy === 'strict' && isCommonPassword(form.password, names) ? 'yes' : 'no',
  }
}
