import { useEffect, useState } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import { differences } from '#kernel/content/differences'
import { useForms } from '#resources/forms/catalogue/forms_context'
import { pagePart, type PageKeys } from '#resources/forms/content/page_part'
import { useEditor } from '#resources/forms/editor/editor_context'
import { whenIdle } from '#resources/forms/findings/when_idle'
import { Comparison } from './comparison'

/**
 * Compares what is shown beside the form with the form, when the browser has nothing better to do.
 * @param shown the part of the page; nothing is compared without it
 */
export function useComparison(shown: CaseContent | null, keys: PageKeys): Comparison {
  const { catalogue } = useForms()
  const { content } = useEditor()
  const [comparison] = useState(() => new Comparison())
  useEffect(() => {
    if (!shown) return
    return whenIdle(() => {
      const form = pagePart(content, keys)
      comparison.set(differences(shown, form, catalogue), form)
    })
  }, [shown, content, keys, catalogue, comparison])
  return comparison
}
