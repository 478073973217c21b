import { isHeader } from '#kernel/case/content/catalogue'
import type { ElementCoverage } from '#kernel/case/forms/element_coverage'

import { pathOf } from '#plugins/cases/list/element_conditions'

/** The advanced search of the case list asks every element that a case content can hold. */
const search: ElementCoverage = {
  layer: 'search',
  elements: (catalogue) =>
    catalogue.elements
      .map(({ id }) => id)
      .filter((id) => !isHeader(id) && pathOf(id, catalogue) !== undefined),
  exempt(catalogue) {
    const headers = catalogue.elements.filter(({ id }) => isHeader(id))
    return Object.fromEntries(headers.map(({ id }) => [id, 'kept in the envelope of the message']))
  },
}

export default [search]
