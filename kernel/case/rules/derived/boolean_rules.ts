import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

/** GEN-02: false where only true may be sent (E.i.3.2 and others). */
export function booleanRules(element: ElementDefinition): Rule[] {
  const { id, booleanValues, nullFlavors } = element
  if (booleanValues === undefined || booleanValues.length !== 1) return []
  const value = wording(booleanValues[0] ? 'boolean_rules.true' : 'boolean_rules.false')
  const otherwise = nullFlavors?.join(', ')
  return [
    derivedRule(genericRules.format, element, {
      aspect: 'boolean',
      assert: { booleanIn: [id, booleanValues] },
      fill: {
        expected: otherwise
          ? wording('boolean_rules.or_null_flavour', { value, otherwise })
          : wording('boolean_rules.or_nothing', { value }),
      },
    }),
  ]
}
