import { elementOfPath } from '#kernel/case/content/element_path'
import { useNavigation } from '#resources/app/navigation/navigation'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { reveal } from '#resources/forms/editor/reveal'

/**
 * Leads to the field of an element: on the page that is edited at once, elsewhere on its own screen.
 * @param shown name of the page whose form is there; none where the case is only shown
 */
export function useWayToField(caseId: string, shown?: string): (path: string) => void {
  const { pages } = useForms()
  const { go } = useNavigation()
  return (path) => {
    const id = elementOfPath(path)
    const page = pages.find(
      ({ elements, sections }) => sections.length > 0 && elements.includes(id)
    )
    if (!page) return
    if (page.page === shown) reveal(path)
    else go(`/cases/${caseId}/pages/${page.page}#${encodeURIComponent(path)}`)
  }
}
