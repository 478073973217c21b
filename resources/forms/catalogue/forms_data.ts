import type { CatalogueData } from '#kernel/content/element_definition'
import type { PageLayout } from '#kernel/forms/page_layout'
import type { Rule } from '#kernel/rules/rule'

/** A page of the case editor as the browser knows it. */
export interface ClientPage extends PageLayout {
  /** Numbers of the elements of the page. */
  elements: string[]
}

/** What `GET /api/forms/catalogue` answers: all that the forms of the client are made of. */
export interface FormsData {
  hash: string
  contentVersion: number
  catalogue: CatalogueData
  pages: ClientPage[]
  /** Rules that plugins add to those derived from the catalogue. */
  rules?: Rule[]
}
