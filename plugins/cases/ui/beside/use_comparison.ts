import { useEffect, useState } from 'react'
import type { CaseContent } from '#kernel/case/content/case_content'
import { differences } from '#kernel/case/content/differences'
import { pagePart } from '#kernel/case/forms/page_part'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { useEditor } from '#resources/forms/editor/editor_context'
import { whenIdle } from '#resources/forms/findings/when_idle'
import { Comparison } from './comparison'

/**
 * Compares what is shown beside the form with the form, when the browser has nothing better to do.
 * @param shown the part of the page; nothing is compared without it
 */
export function useComparison(shown: CaseContent | null, page: ClientPage): Comparison {
  const { catalogue } = useForms()
  const content = useEditor((editor) => editor.content)
  const [comparison] = useState(() => new Comparison())
  useEffect(() => {
    if (!shown) return
    return whenIdle(() => {
      const form = pagePart(content, page)
      comparison.set(differences(shown, form, catalogue), form)
    })
  }, [shown, content, page, catalogue, comparison])
  return comparison
}
