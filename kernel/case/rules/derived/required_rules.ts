import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Condition, ElementDefinition } from '#kernel/case/content/element_definition'
import { conditionPredicate } from '#kernel/case/rules/derived/condition_predicate'
import { derivedRule } from '#kernel/case/rules/derived/derived_rule'
import { genericRules } from '#kernel/case/rules/derived/generic_rules'
import type { Predicate, Rule } from '#kernel/case/rules/rule'

/** GEN-04: mandatory elements, and conditional ones whose condition holds. */
export function requiredRules(element: ElementDefinition, catalogue: Catalogue): Rule[] {
  const conditions = element.requiredWhen ?? []
  const isMandatory = element.conformance === 'mandatory'
  if (!isMandatory && (conditions.length === 0 || conditions.some(isOfWholeGroup))) return []
  const all = isMandatory
    ? []
    : conditions.map((each) => conditionPredicate(each, element.id, catalogue))
  const when = together([...ofRegion(element), ...ofCode(element, catalogue), ...all])
  return [
    requiredRule(element, when),
    ...(when && isAnnounced(element, conditions) ? [rowRule(element, when)] : []),
  ]
}

function requiredRule(element: ElementDefinition, when?: Predicate): Rule {
  const { id, nullFlavors } = element
  const hasValue: Predicate = { hasValue: id }
  return derivedRule(genericRules.required, element, {
    aspect: 'required',
    when,
    assert: nullFlavors ? { or: [hasValue, { nullFlavorIn: [id, nullFlavors] }] } : hasValue,
  })
}

/** Asked for by the element that announces its group, it also asks for a row to stand in. */
function rowRule(element: ElementDefinition, when: Predicate): Rule {
  return derivedRule(genericRules.required, element, {
    aspect: 'required',
    forEach: element.path.slice(0, -1),
    when,
    assert: { count: { of: element.path.at(-1)!, gte: 1 } },
  })
}

function together(predicates: readonly Predicate[]): Predicate | undefined {
  return predicates.length < 2 ? predicates[0] : { and: predicates }
}

/** C.1.6.1 announces the rows of C.1.6.1.r. */
function isAnnounced({ path }: ElementDefinition, conditions: readonly Condition[]): boolean {
  if (conditions.length === 0) return false
  return conditions.every(({ element }) => path.at(-1)?.startsWith(`${element}.`))
}

/** Regional elements are asked for only where the report is known to go to the region. */
function ofRegion({ profile }: ElementDefinition): Predicate[] {
  return profile ? [{ ctxHas: ['region', profile.toUpperCase()] }] : []
}

/** The version of a dictionary goes with the code that is taken from it: without one the code alone is missing. */
function ofCode({ id, conformance }: ElementDefinition, catalogue: Catalogue): Predicate[] {
  const code = catalogue.element(id.replace(/a$/, 'b'))
  const isVersion = code?.id !== id && catalogue.codeList(code?.codeList)?.versioned
  return conformance === 'mandatory' && isVersion ? [{ filled: code!.id }] : []
}

function isOfWholeGroup({ op }: Condition): boolean {
  return op === 'exactlyOneInRepeat'
}
