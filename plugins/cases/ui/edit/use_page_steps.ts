import { router } from '@inertiajs/react'
import { useEffect, useMemo } from 'react'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { pageAddress } from '../case/page_address'

/** The ways to the page before and to the next one. Ctrl+Enter goes on and saves nothing. */
export function usePageSteps(caseId: string, page: ClientPage) {
  const { pages } = useForms()
  const steps = useMemo(() => {
    const at = pages.findIndex((each) => each.page === page.page)
    const to = (target?: ClientPage) => target && { page: target, go: () => open(caseId, target) }
    return { previous: to(pages[at - 1]), next: to(pages[at + 1]) }
  }, [pages, page, caseId])
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'Enter') return
      event.preventDefault()
      steps.next?.go()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [steps])
  return steps
}

/** Who goes on with the keyboard goes on typing. */
function focusFirstField() {
  const work = document.getElementById('work')
  const first =
    work?.querySelector<HTMLElement>(':is(input, textarea, select):enabled') ??
    work?.querySelector<HTMLElement>('button:enabled, a[href], [tabindex="0"]')
  first?.focus()
}

function open(caseId: string, page: ClientPage) {
  router.visit(pageAddress(caseId, page), { onSuccess: () => window.setTimeout(focusFirstField) })
}
