import { nullFlavorOf, type Leaf } from '#kernel/case/content/leaf'
import { currentLanguage } from '#resources/app/language'
import { useForms } from '../catalogue/forms_context'

/** What an empty box says: the meaning of its null flavour, or nothing at all. */
export function usePlaceholder(leaf: Leaf | undefined): string | undefined {
  const { catalogue } = useForms()
  const nullFlavor = nullFlavorOf(leaf)
  return nullFlavor && catalogue.codeName('null-flavor', nullFlavor, currentLanguage())
}
