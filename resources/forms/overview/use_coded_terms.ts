import { useMemo } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import { type CodedTerm, codedTerms, termElements } from '#kernel/case/forms/coded_terms'
import type { PageLayout } from '#kernel/case/forms/page_layout'
import { useForms } from '../catalogue/forms_context'

/** The places of a case that an overview shows; none without an overview. */
export function useCodedTerms(
  overview: PageLayout | undefined,
  content: CaseContent
): readonly CodedTerm[] {
  const { catalogue, pages } = useForms()
  const elements = useMemo(
    () => (overview ? termElements(catalogue, pages, overview) : []),
    [catalogue, pages, overview]
  )
  return useMemo(() => codedTerms(elements, content), [elements, content])
}
