import type { CatalogueData } from '#kernel/case/content/element_definition'
import type { FormSchemas } from '#kernel/case/forms/form_schemas'
import type { ClientPage } from '#kernel/case/forms/page_layout'

/** What the browser needs to show, fill and check a case. `catalogue` feeds the class Catalogue. */
export interface ClientCatalogue {
  /** Changes whenever anything below does: the browser may keep it under this name. */
  hash: string
  contentVersion: number
  catalogue: CatalogueData
  pages: ClientPage[]
}

/** The catalogue and the pages for the browser, without what only the message needs. */
export function clientCatalogue({
  catalogue,
  pages,
  hash,
  contentVersion,
}: FormSchemas): ClientCatalogue {
  const elements = catalogue.elements.map(({ place, observation, ...element }) => element)
  const codeLists = catalogue.codeLists.filter(({ structural }) => !structural)
  return {
    hash,
    contentVersion,
    catalogue: { ...catalogue.data, elements, codeLists },
    pages: pages.map(({ schema, ...page }) => page),
  }
}
