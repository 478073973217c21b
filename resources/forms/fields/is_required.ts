import type { ElementDefinition } from '#kernel/content/element_definition'
import type { Finding } from '#kernel/rules/finding'

const REQUIRED = 'GEN-04'

/** Marked as required: always, or because the case at hand asks for it. */
export function isRequired(element: ElementDefinition, findings: readonly Finding[]): boolean {
  return (
    element.conformance === 'mandatory' ||
    // The findings of its field speak of a unit or a version, too.
    findings.some(({ rule, element: at }) => rule.startsWith(REQUIRED) && at === element.id)
  )
}
