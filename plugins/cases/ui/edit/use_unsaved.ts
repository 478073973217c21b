import { useMemo } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import { differences, type Difference } from '#kernel/content/differences'
import { pagePart } from '#kernel/forms/page_part'
import { useForms } from '#resources/forms/catalogue/forms_context'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { useDraft } from '#resources/forms/editor/use_draft'

const NONE: readonly Difference[] = []

/**
 * What has been changed on the page and not saved yet. The comparison runs when typing pauses; until
 * then whatever was typed counts as a change, so that nobody leaves it behind.
 * @param settled the draft when it last rested
 */
export function useUnsaved(
  { base, draft }: ReturnType<typeof useDraft>,
  settled: CaseContent,
  page: ClientPage
) {
  const { catalogue } = useForms()
  const changes = useMemo(
    () =>
      settled === base
        ? NONE
        : differences(pagePart(base, page), pagePart(settled, page), catalogue),
    [base, settled, page, catalogue]
  )
  if (draft === base) return { count: 0, changes: NONE }
  if (draft !== settled) return { count: Math.max(changes.length, 1), changes }
  return { count: changes.length, changes }
}
