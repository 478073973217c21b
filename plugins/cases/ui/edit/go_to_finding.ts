import { router } from '@inertiajs/react'
import { useCallback } from 'react'
import type { Finding } from '#kernel/rules/finding'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { reveal } from '#resources/forms/editor/reveal'
import type { CaseHead } from '../case/case_head'
import { pageOf } from '../case/findings_by_page'
import { pageAddress } from '../case/page_address'

/** Leads to the field of a finding: on this page at once, elsewhere on its own screen. */
export function useGoToFinding(head: CaseHead, page: ClientPage): (finding: Finding) => void {
  const { pages } = useForms()
  return useCallback(
    (finding) => {
      const target = pageOf(pages, finding)
      if (target?.page === page.page) return reveal(finding.path)
      const place = `#${encodeURIComponent(finding.path)}`
      const address = target ? pageAddress(head.id, target) : `/cases/${head.id}`
      router.visit(address + place)
    },
    [pages, page, head.id]
  )
}
