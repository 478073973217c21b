import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { wording } from '#kernel/lang/wording'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

/** GEN-03: G.k.9.i.1 names a reaction (E.i) that is not in the case. */
export function referenceRules(element: ElementDefinition): Rule[] {
  if (element.type !== 'reference') return []
  return [
    derivedRule(genericRules.logicalError, element, {
      aspect: 'reference',
      assert: { refersTo: [element.id, 'E.i'] },
      fill: { other: wording('reference_rules.the_reactions_of_the_case_e') },
    }),
  ]
}
