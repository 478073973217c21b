import type { ElementDefinition } from '#kernel/content/element_definition'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/rules/derived/derived_rule'
import { genericRules } from '#kernel/rules/derived/generic_rules'
import type { Predicate, Rule } from '#kernel/rules/rule'

/** Senders write 2.0 for 2. */
const INTEGER = '^[+-]?[0-9]+(\\.0+)?$'
/** ICH E2B(R3): digits, a point, a sign, an exponent. */
const DECIMAL = '^[+-]?([0-9]+(\\.[0-9]*)?|\\.[0-9]+)([eE][+-]?[0-9]+)?$'
/** Where a bound may be infinite (NINF, PINF) a value may carry its comparison. */
const COMPARISON = '^([<>]=?|≤|≥)? ?'

/** GEN-02: not the kind of value that the element takes. */
export function formatRules(element: ElementDefinition): Rule[] {
  const format = formatOf(element)
  if (format === undefined) return []
  const [assert, expected] = format
  return [
    derivedRule(genericRules.format, element, { aspect: 'format', assert, fill: { expected } }),
  ]
}

function formatOf({ id, type, numeric, pattern, nullFlavors }: ElementDefinition) {
  const found = (assert: Predicate, en: string, zh: string): [Predicate, Words] => [
    assert,
    { en, zh },
  ]
  if (type === 'boolean') return found({ isBoolean: id }, 'true or false', '是或否')
  if (pattern !== undefined) return found({ form: [id, pattern] }, ...inWords(pattern))
  if (type !== 'number') return undefined
  const number = numeric === 'integer' ? INTEGER : DECIMAL
  const form = nullFlavors?.includes('PINF') ? number.replace('^', COMPARISON) : number
  return numeric === 'integer'
    ? found({ form: [id, form] }, 'a whole number', '整数')
    : found({ form: [id, form] }, 'a number, with a point before decimals', '数字，小数点用“.”')
}

function inWords(pattern: string): [string, string] {
  if (pattern === '^\\d{8}$') return ['eight digits', '8 位数字']
  if (pattern === '^\\d{1,2}(\\.\\d)?$') return ['a version such as 28.1', '版本号，如 28.1']
  return [`the form ${pattern}`, `格式 ${pattern}`]
}
