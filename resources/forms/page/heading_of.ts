import type { Catalogue } from '#kernel/case/content/catalogue'
import type { ElementField } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import { elementsUnder } from '../content/elements_under'

/**
 * The heading of the guide whose elements all stand in these fields, and nothing else does: what the rules
 * say of it as a whole is told under them.
 */
export function headingOf(
  catalogue: Catalogue,
  fields: readonly ElementField[]
): string | undefined {
  const shown = fields.flatMap(elementsOfField)
  const heading = catalogue.element(shown[0]!)?.group
  if (!heading || catalogue.repeats(heading)) return undefined
  const members = elementsUnder(catalogue, heading)
  const isWhole = members.length === shown.length && members.every((id) => shown.includes(id))
  return isWhole ? heading : undefined
}
