import { isHeader } from '#kernel/case/content/catalogue'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toId } from '#kernel/case/content/element_id'
import type { Words } from '#kernel/language/words'
import type { Check, Predicate, Rule } from '#kernel/case/rules/rule'

/** What is added to the generic rule to make it speak about one element. */
export interface Derivation {
  /** What is asked: the name under which another rule may cover it. */
  readonly aspect: string
  readonly assert: Predicate
  readonly when?: Predicate
  readonly forEach?: readonly string[]
  readonly fill?: Rule['fill']
  readonly severity?: Rule['severity']
  readonly message?: Words
  readonly at?: string
}

/** A generic rule (GEN-01 to GEN-06) made for one element, in the language of all rules. */
export function derivedRule(
  generic: Rule,
  element: Pick<ElementDefinition, 'id' | 'path' | 'profile'>,
  { aspect, ...derivation }: Derivation
): Rule {
  const { id, title, severity, stages, message } = generic
  const check: Check = { forEach: element.path.map(toId), at: element.id }
  return {
    id,
    title,
    severity,
    stages: isHeader(element.id) ? ['message'] : stages,
    message,
    ...check,
    ...derivation,
    elements: [element.id],
    aspect: `${aspect}:${element.id}`,
    ...(element.profile && { scope: { region: [element.profile.toUpperCase()] } }),
  }
}
