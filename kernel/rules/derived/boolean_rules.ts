import type { ElementDefinition } from '#kernel/content/element_definition'
import { derivedRule } from '#kernel/rules/derived/derived_rule'
import { genericRules } from '#kernel/rules/derived/generic_rules'
import type { Rule } from '#kernel/rules/rule'

/** GEN-02: false where only true may be sent (E.i.3.2 and others). */
export function booleanRules(element: ElementDefinition): Rule[] {
  const { id, booleanValues, nullFlavors } = element
  if (booleanValues === undefined || booleanValues.length !== 1) return []
  const otherwise = nullFlavors?.join(', ')
  return [
    derivedRule(genericRules.format, element, {
      aspect: 'boolean',
      assert: { booleanIn: [id, booleanValues] },
      fill: {
        expected: {
          en: `${booleanValues[0]}, ${otherwise ? `or the null flavour ${otherwise}` : 'or nothing'}`,
          zh: `${booleanValues[0] ? '是' : '否'}，${otherwise ? `或空值原因 ${otherwise}` : '或不填'}`,
        },
      },
    }),
  ]
}
