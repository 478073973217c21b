import type { Catalogue } from '#kernel/case/content/catalogue'
import { booleanRules } from '#kernel/case/rules/derived/boolean_rules'
import { codeRules } from '#kernel/case/rules/derived/code_rules'
import { dateRules } from '#kernel/case/rules/derived/date_rules'
import { formatRules } from '#kernel/case/rules/derived/format_rules'
import { groupRules, singleRowRules } from '#kernel/case/rules/derived/group_rules'
import { lengthRules } from '#kernel/case/rules/derived/length_rules'
import { nullFlavorRules } from '#kernel/case/rules/derived/null_flavor_rules'
import { referenceRules } from '#kernel/case/rules/derived/reference_rules'
import { requiredRules } from '#kernel/case/rules/derived/required_rules'
import type { Rule } from '#kernel/case/rules/rule'

/**
 * The generic rules GEN-01 to GEN-06 for every element of the catalogue, in the order of the
 * guide. Those of the message header (N.*) run where a whole message is judged, and nowhere else:
 * a case does not hold it.
 */
export function deriveRules(catalogue: Catalogue): Rule[] {
  return [
    ...groupRules(catalogue),
    ...catalogue.elements.flatMap((element) => [
      ...requiredRules(element, catalogue),
      ...singleRowRules(element),
      ...(catalogue.codeList(element.codeList)
        ? codeRules(element, catalogue)
        : [...lengthRules(element), ...formatRules(element)]),
      ...dateRules(element),
      ...booleanRules(element),
      ...nullFlavorRules(element),
      ...referenceRules(element),
    ]),
  ]
}
