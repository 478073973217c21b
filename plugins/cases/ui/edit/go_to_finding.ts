import { useNavigation } from '#resources/app/navigation/navigation'
import { useCallback } from 'react'
import type { Finding } from '#kernel/case/rules/finding'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { reveal } from '#resources/forms/editor/reveal'
import { pageOf } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'
import { placeOfFinding } from '../case/place_of_finding'
import { useCaseEditorStore } from './use_case_editor'

/** Leads to the field of a finding: on this page at once, elsewhere on its own screen. */
export function useGoToFinding(): (finding: Finding) => void {
  const editor = useCaseEditorStore()
  const { catalogue, pages } = useForms()
  const { go } = useNavigation()
  return useCallback(
    (finding) => {
      const { content, head, page } = editor.getState()
      const target = pageOf(pages, finding)
      const path = placeOfFinding(finding, content, catalogue)
      if (target?.page === page.page) return reveal(path)
      const place = `#${encodeURIComponent(path)}`
      const address = target ? pageAddress(head.id, target) : `/cases/${head.id}`
      go(address + place)
    },
    [catalogue, pages, editor, go]
  )
}
