import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Words } from '#kernel/language/words'
import { elementOptions } from '#resources/forms/elements/element_options'

/** An element that can be asked about. */
export interface SearchedElement {
  readonly id: string
  /** As the guide calls it, with the shorter name of forms: people look for either. */
  readonly name: Words
}

/** Elements of a case, without the groups, which hold no value of their own. */
export function searchedElements(catalogue: Catalogue): SearchedElement[] {
  return elementOptions(catalogue)
    .filter(({ id }) => catalogue.element(id) !== undefined)
    .map(({ id, name }) => {
      const label = catalogue.labelOf(id)
      return { id, name: { en: `${name.en} ${label.en}`, zh: `${name.zh} ${label.zh}` } }
    })
}
