import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

/** GEN-01: longer than the element takes. */
export function lengthRules(element: ElementDefinition): Rule[] {
  const { id, maxLength } = element
  if (maxLength === undefined) return []
  return [
    derivedRule(genericRules.tooLong, element, {
      aspect: 'length',
      assert: { maxLength: [id, maxLength] },
      fill: { max: maxLength },
    }),
  ]
}
