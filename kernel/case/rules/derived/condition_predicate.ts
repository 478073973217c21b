import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Condition } from '#kernel/case/content/element_definition'
import type { Predicate } from '#kernel/case/rules/rule'

/**
 * A condition of `requiredWhen` in the rule language.
 * @param target element that the condition is stated for: what stands in itself never counts
 */
export function conditionPredicate(
  { op, element = '', value }: Condition,
  target: string,
  catalogue: Catalogue
): Predicate {
  switch (op) {
    case 'present':
      return { filled: element }
    case 'absent':
      return { empty: element }
    case 'eq':
      return { eq: [element, value] }
    case 'ne':
      return { not: { eq: [element, value] } }
    case 'in':
      return { in: [element, value] }
    case 'anyChildPresent':
      return { or: membersOf(element, catalogue, target).map((id) => ({ filled: id })) }
    case 'exactlyOneInRepeat':
      throw new Error(`${target}: ${op} is a rule of the whole group, see single_row_rules`)
  }
}

/** Elements under a heading, those of headings and groups inside it included, the target not. */
function membersOf(group: string, catalogue: Catalogue, target: string): string[] {
  return catalogue.childrenOf(group).flatMap((child) => {
    if (child.id === target) return []
    if ('type' in child || child.repeats) return [child.id]
    return membersOf(child.id, catalogue, target)
  })
}
