import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { bind, bindingsOf, type Binding } from '#kernel/case/rules/bindings'
import type { CompiledCheck, CompiledRules, Procedure } from '#kernel/case/rules/compiled_check'
import { groupPath, isGroup } from '#kernel/case/rules/group_path'
import { messageOf } from '#kernel/case/rules/message'
import { isField } from '#kernel/case/rules/operand'
import { operators } from '#kernel/case/rules/operators/main'
import { makePredicateCompiler } from '#kernel/case/rules/predicate_compiler'
import { Reads } from '#kernel/case/rules/reads'
import type { Check, Predicate, Rule } from '#kernel/case/rules/rule'

export type Procedures = Readonly<Record<string, Procedure>>

/**
 * Makes rules ready to run.
 * @param catalogue names, code lists and group paths of the elements
 * @param procedures functions by the name that rules call them
 * @throws Error that names the rule, when a predicate or a procedure is not known
 */
export function compileRules(
  rules: readonly Rule[],
  catalogue: Catalogue,
  procedures: Procedures = {}
): CompiledRules {
  return { rules, checks: rules.flatMap((rule) => checksOf(rule, catalogue, procedures)) }
}

function checksOf(rule: Rule, catalogue: Catalogue, procedures: Procedures): CompiledCheck[] {
  try {
    return (rule.checks ?? [rule]).flatMap((check) =>
      bindingsOf(check.each, catalogue).map((binding) =>
        compileCheck(rule, bind(onlyCheck(check), binding), binding, catalogue, procedures)
      )
    )
  } catch (error) {
    throw new Error(`rule ${rule.id}: ${(error as Error).message}`, { cause: error })
  }
}

function onlyCheck({ forEach, where, when, assert, procedure, at }: Check): Check {
  return { forEach, where, when, assert, procedure, at }
}

function compileCheck(
  rule: Rule,
  check: Check,
  binding: Binding,
  catalogue: Catalogue,
  procedures: Procedures
): CompiledCheck {
  const element = check.at ?? (binding.element as string | undefined) ?? rule.elements[0]
  if (element === undefined) throw new Error('it names no element')
  const groups = groupsOf(check, binding, catalogue)
  const reads = new Reads()
  const compiler = makePredicateCompiler(catalogue, operators, groups, reads)
  const test = (predicate?: Predicate) => predicate && compiler.predicate(predicate)
  return {
    rule,
    groups,
    reads,
    where: test(check.where),
    when: test(check.when),
    assert: test(check.assert),
    procedure: check.procedure
      ? registered(check.procedure, rule, reads, catalogue, procedures)
      : undefined,
    at: { element, keys: keysTo(element, catalogue) },
    message: messageOf(rule, element, binding, catalogue),
  }
}

function groupsOf({ forEach }: Check, { element }: Binding, catalogue: Catalogue) {
  if (forEach) return forEach.map(toKey)
  return typeof element === 'string' && !isField(element) ? groupPath(element, catalogue) : []
}

function keysTo(element: string, catalogue: Catalogue): readonly string[] {
  const groups = groupPath(element, catalogue)
  return isGroup(element, catalogue) ? groups : [...groups, toKey(element)]
}

function registered(
  name: string,
  rule: Rule,
  reads: Reads,
  catalogue: Catalogue,
  procedures: Procedures
): Procedure {
  const procedure = procedures[name]
  if (procedure === undefined) throw new Error(`no procedure "${name}" is registered`)
  for (const id of rule.elements.filter((each) => !isField(each)))
    for (const key of [...groupPath(id, catalogue), toKey(id)]) reads.add(key, true)
  return procedure
}
