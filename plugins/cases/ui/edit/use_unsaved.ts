import { useDeferredValue, useMemo } from 'react'
import { differences, type Difference } from '#kernel/content/differences'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { pageKeys, pagePart } from '#resources/forms/content/page_part'
import type { useDraft } from '#resources/forms/editor/use_draft'

/** What has been changed on the page and not saved yet. */
export function useUnsaved({ base, draft }: ReturnType<typeof useDraft>, page: ClientPage) {
  const { catalogue } = useForms()
  const keys = useMemo(() => pageKeys(page.sections), [page])
  const later = useDeferredValue(draft)
  return useMemo(() => {
    if (later === base) return { count: 0, changes: [] as Difference[] }
    const changes = differences(pagePart(base, keys), pagePart(later, keys), catalogue)
    return { count: changes.length, changes }
  }, [base, later, keys, catalogue])
}
