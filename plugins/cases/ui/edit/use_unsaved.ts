import { useDeferredValue, useMemo } from 'react'
import { differences, type Difference } from '#kernel/content/differences'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import { pageKeys, pagePart } from '#resources/forms/content/page_part'
import type { useDraft } from '#resources/forms/editor/use_draft'

const NONE: readonly Difference[] = []

/**
 * What has been changed on the page and not saved yet. The comparison runs behind the typing;
 * until it has caught up, whatever was typed counts as a change, so that nobody leaves it behind.
 */
export function useUnsaved({ base, draft }: ReturnType<typeof useDraft>, page: ClientPage) {
  const { catalogue } = useForms()
  const keys = useMemo(() => pageKeys(page.sections), [page])
  const later = useDeferredValue(draft)
  const changes = useMemo(
    () =>
      later === base ? NONE : differences(pagePart(base, keys), pagePart(later, keys), catalogue),
    [base, later, keys, catalogue]
  )
  if (draft === base) return { count: 0, changes: NONE }
  return { count: draft === later ? changes.length : Math.max(changes.length, 1), changes }
}
