import { useForms } from '#resources/forms/catalogue/forms_context'
import { useEditor } from '#resources/forms/editor/editor_context'
import { textOf } from '#resources/forms/leaf/leaf_text'
import { useCodedTerms } from '#resources/forms/overview/use_coded_terms'

/** The version that the case is coded with already (a case has one only); empty when it has none. */
export function useCaseVersion(): string {
  const { pages } = useForms()
  const content = useEditor((editor) => editor.content)
  const terms = useCodedTerms(
    pages.find(({ overview }) => overview !== undefined),
    content
  )
  return terms.map(({ version }) => textOf(version)).find(Boolean) ?? ''
}
