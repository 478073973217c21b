import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

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
        expected: none
          ? wording('null_flavor_rules.none')
          : wording('null_flavor_rules.one_of', { list }),
      },
    }),
    derivedRule(genericRules.logicalError, element, {
      aspect: 'both',
      assert: { notBoth: id },
      fill: { other: wording('null_flavor_rules.its_null_flavour') },
    }),
  ]
}
