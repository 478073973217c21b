import type { ElementDefinition } from '#kernel/content/element_definition'
import { derivedRule } from '#kernel/rules/derived/derived_rule'
import { genericRules } from '#kernel/rules/derived/generic_rules'
import type { Rule } from '#kernel/rules/rule'

/** GEN-02: a null flavour that the element does not take. GEN-03: one beside a value. */
export function nullFlavorRules(element: ElementDefinition): Rule[] {
  const { id, nullFlavors = [] } = element
  const list = nullFlavors.join(', ')
  const none = nullFlavors.length === 0
  return [
    derivedRule(genericRules.format, element, {
      aspect: 'nullFlavor',
      assert: { nullFlavorAllowed: [id, nullFlavors] },
      fill: {
        expected: {
          en: none ? 'a value; no null flavour is allowed' : `a value, or the null flavour ${list}`,
          zh: none ? '须填写值，不可使用空值原因' : `值，或空值原因 ${list}`,
        },
      },
    }),
    derivedRule(genericRules.logicalError, element, {
      aspect: 'both',
      assert: { notBoth: id },
      fill: { other: { en: 'its null flavour', zh: '空值原因' } },
    }),
  ]
}
