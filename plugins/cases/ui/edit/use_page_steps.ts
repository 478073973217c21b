import { useNavigation } from '#resources/app/navigation/navigation'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { isCovered } from '#resources/forms/editor/focus'
import { pageAddress } from '../case/page_address'
import { unsavedOf } from './case_editor'
import { useCaseEditor } from './use_case_editor'

interface Step {
  page: ClientPage
  go: () => void
}

/** The ways to the pages beside this one. */
export interface PageSteps {
  previous?: Step
  next?: Step
}

/**
 * The ways to the page before and to the next one: Ctrl+Shift+Enter and Ctrl+Enter, which save
 * nothing. While the page is being saved the way waits for the answer, so that Ctrl+S and
 * Ctrl+Enter can be typed in one go; a save that fails stays on the page.
 */
export function usePageSteps(): PageSteps {
  const { go } = useNavigation()
  const { pages } = useForms()
  const page = useCaseEditor((editor) => editor.page)
  const caseId = useCaseEditor(({ head }) => head.id)
  const busy = useCaseEditor(({ isSaving }) => isSaving)
  const unsaved = useCaseEditor((editor) => unsavedOf(editor) > 0)
  const [waiting, setWaiting] = useState<{ address: string; forSave: boolean } | null>(null)
  const steps = useMemo(() => {
    const at = pages.findIndex((each) => each.page === page.page)
    const to = (target?: ClientPage) => {
      if (!target) return undefined
      const wish = { address: pageAddress(caseId, target), forSave: busy }
      return { page: target, go: () => setWaiting(wish) }
    }
    return { previous: to(pages[at - 1]), next: to(pages[at + 1]) }
  }, [pages, page, caseId, busy])
  useEffect(() => {
    if (!waiting || busy) return
    setWaiting(null)
    if (!(waiting.forSave && unsaved)) go(waiting.address)
  }, [waiting, busy, unsaved, go])
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter' || isCovered()) return
      event.preventDefault()
      const step = event.shiftKey ? steps.previous : steps.next
      step?.go()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [steps])
  return steps
}
