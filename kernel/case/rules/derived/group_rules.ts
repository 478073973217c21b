import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { isHeader } from '#kernel/case/content/catalogue'
import { wording } from '#kernel/lang/wording'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Rule } from '#kernel/case/rules/rule'

/** GEN-04: a group that stands at the top and has mandatory ICH elements needs a row. */
export function groupRules(catalogue: Catalogue): Rule[] {
  const needed = new Set(
    catalogue.elements
      .filter(({ conformance, profile }) => conformance === 'mandatory' && !profile)
      .filter(({ id, path }) => path.length === 1 && !isHeader(id))
      .map(({ path }) => path[0]!)
  )
  return [...needed].map((id) =>
    derivedRule(
      genericRules.required,
      { id, path: [] },
      {
        aspect: 'rows',
        assert: { count: { of: id, gte: 1 } },
      }
    )
  )
}

/** GEN-04 and GEN-03: one row of a group, and one only, carries a value (C.2.r.5). */
export function singleRowRules(element: ElementDefinition): Rule[] {
  const { id } = element
  return (element.requiredWhen ?? [])
    .filter(({ op }) => op === 'exactlyOneInRepeat')
    .flatMap(({ group = '', value }) => {
      const count = (bound: object) => ({
        count: { of: group, where: { eq: [id, value] }, ...bound },
      })
      const other = wording('group_rules.other', { group })
      const place = { aspect: 'required', forEach: element.path.slice(0, -1) }
      return [
        derivedRule(genericRules.required, element, { ...place, assert: count({ gte: 1 }) }),
        derivedRule(genericRules.logicalError, element, {
          ...place,
          assert: count({ lte: 1 }),
          fill: { other },
        }),
      ]
    })
}
