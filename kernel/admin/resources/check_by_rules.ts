import { Catalogue } from '#kernel/case/content/catalogue'
import type { FieldError } from '#kernel/fields/check_values'
import { compileRules } from '#kernel/case/rules/compile_rules'
import type { CompiledRules } from '#kernel/case/rules/compiled_check'
import { evaluate } from '#kernel/case/rules/evaluate'
import type { Rule } from '#kernel/case/rules/rule'

/** Rules of forms ask nothing of a case. */
const noElements = new Catalogue({ version: '', elements: [], groups: [], codeLists: [] })
const compiled = new WeakMap<readonly Rule[], CompiledRules>()

/** What rules find wrong between the fields of a form; to them `name` is `@name`. */
export function checkByRules(
  rules: readonly Rule[],
  values: Readonly<Record<string, unknown>>
): FieldError[] {
  if (rules.length === 0) return []
  if (!compiled.has(rules)) compiled.set(rules, compileRules(rules, noElements))
  const fields = asProductFields(values) as Record<string, unknown>
  return evaluate(compiled.get(rules)!, {}, { fields, stage: 'submitForm' }).map(
    ({ element, message }) => ({ field: element.replace('@', ''), message })
  )
}

function asProductFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asProductFields)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inside]) => [`@${name}`, asProductFields(inside)])
  )
}
