import { useNavigation } from '#resources/app/navigation/navigation'
import { useCallback, type RefObject } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { Finding } from '#kernel/rules/finding'
import type { CaseHead } from '#plugins/cases/contract/slots'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { reveal } from '#resources/forms/editor/reveal'
import { pageOf } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'
import { placeOfFinding } from '../case/place_of_finding'

/** Leads to the field of a finding: on this page at once, elsewhere on its own screen. */
export function useGoToFinding(
  head: CaseHead,
  page: ClientPage,
  latest: RefObject<CaseContent>
): (finding: Finding) => void {
  const { catalogue, pages } = useForms()
  const { go } = useNavigation()
  return useCallback(
    (finding) => {
      const target = pageOf(pages, finding)
      const path = placeOfFinding(finding, latest.current, catalogue)
      if (target?.page === page.page) return reveal(path)
      const place = `#${encodeURIComponent(path)}`
      const address = target ? pageAddress(head.id, target) : `/cases/${head.id}`
      go(address + place)
    },
    [catalogue, pages, page, head.id, latest, go]
  )
}
