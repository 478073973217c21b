import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import { sectionsOf } from '#kernel/case/forms/walk_layout'
import type { Words } from '#kernel/language/words'

/** What the installation knows: for `schema:list` and documents. */
export interface SchemaDescription {
  hash: string
  contentVersion: number
  /** Elements by where they come from: ich, a region, a plugin. */
  elements: Record<string, number>
  codeLists: number
  /** Lists whose content belongs to a licensor and is not here. */
  licensedLists: string[]
  pages: { page: string; title: Words; version: number; elements: number; sections: number }[]
}

/** Counts the elements, lists and pages of the installation. */
export function describeSchemas({
  catalogue,
  pages,
  hash,
  contentVersion,
}: FormSchemas): SchemaDescription {
  const elements: Record<string, number> = {}
  for (const { plugin, profile } of catalogue.elements) {
    const origin = plugin ?? profile ?? 'ich'
    elements[origin] = (elements[origin] ?? 0) + 1
  }
  return {
    hash,
    contentVersion,
    elements,
    codeLists: catalogue.codeLists.length,
    licensedLists: catalogue.codeLists.filter(({ licensed }) => licensed).map(({ id }) => id),
    pages: pages.map(({ page, title, version, elements: own, sections }) => ({
      page,
      title,
      version,
      elements: own.length,
      sections: [...sectionsOf(sections)].length,
    })),
  }
}
