import app from '@adonisjs/core/services/app'

import rules from '#kernel/access/roles/rules/main'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FormSchemas } from '#kernel/forms/form_schemas'
import type { Words } from '#kernel/language/words'
import type { CompiledRules } from '#kernel/rules/compiled_check'
import { compileRules } from '#kernel/rules/compile_rules'
import { evaluate } from '#kernel/rules/evaluate'
import type { RuleContext } from '#kernel/rules/rule_context'

let compiled: CompiledRules | undefined

/** What keeps a role as it is. */
export interface RoleState {
  readonly builtIn: boolean
  readonly inUse: boolean
}

/** Refuses (2010) to change or delete a role by the rule ROLE-02. */
export async function refuseFixedRole(state: RoleState, detail?: Words): Promise<void> {
  const found = await findingOf('ROLE-02', { stage: 'edit', values: { ...state } })
  if (found) throw new kernelErrors.E_ROLE_FIXED({ detail: detail ?? found })
}

/** Refuses (2011) a name that another role has, by the rule ROLE-01. */
export async function refuseTakenName(name: string, isFree: boolean, field: string): Promise<void> {
  const message = await findingOf('ROLE-01', {
    stage: 'submitForm',
    fields: { '@roleName': name },
    external: { 'unique.role': { [name]: isFree } },
  })
  if (message) throw new kernelErrors.E_ROLE_NAME({ errors: [{ field, message }] })
}

async function findingOf(id: string, context: RuleContext): Promise<Words | undefined> {
  compiled ??= compileRules(rules, (await app.container.make(FormSchemas)).catalogue)
  return evaluate(compiled, {}, context).find(({ rule }) => rule === id)?.message
}
