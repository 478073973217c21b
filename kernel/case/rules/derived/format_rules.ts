import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import type { Words } from '#kernel/language/words'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Predicate, Rule } from '#kernel/case/rules/rule'

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

function formatOf({
  id,
  type,
  numeric,
  pattern,
  nullFlavors,
}: ElementDefinition): [Predicate, Words] | undefined {
  if (type === 'boolean') return [{ isBoolean: id }, wording('format_rules.true_or_false')]
  if (pattern !== undefined) return [{ form: [id, pattern] }, inWords(pattern)]
  if (type !== 'number') return undefined
  const isWhole = numeric === 'integer'
  const number = isWhole ? INTEGER : DECIMAL
  const form = nullFlavors?.includes('PINF') ? number.replace('^', COMPARISON) : number
  const kind = isWhole ? wording('format_rules.whole_number') : wording('format_rules.number')
  return [{ form: [id, form] }, kind]
}

function inWords(pattern: string): Words {
  if (pattern === '^\\d{8}$') return wording('format_rules.eight_digits')
  if (pattern === '^\\d{1,2}(\\.\\d)?$') return wording('format_rules.version')
  return wording('format_rules.form', { pattern })
}
