import { useEffect } from 'react'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { useDraft } from '#resources/forms/editor/use_draft'
import type { FindingsStore } from '#resources/forms/findings/findings_store'
import type { PageEditorProps } from '../screens/edit/page_editor'
import { sameOnPage } from './same_on_page'
import type { useSave } from './use_save'

interface Edited {
  page: ClientPage
  draft: ReturnType<typeof useDraft>
  saving: ReturnType<typeof useSave>
  store: FindingsStore
}

/**
 * Shows the case as a newer revision has it, once the screen was reloaded. As long as something on
 * the page is not saved it stays upon the revision that it was typed upon: saving it tells what
 * somebody else changed.
 */
export function useNewerRevision(
  { case: head, content, findings }: PageEditorProps,
  { page, draft, saving, store }: Edited
) {
  const { base, draft: typed, replace, savedAs } = draft
  const { revision, rebase } = saving
  useEffect(() => {
    if (head.revision <= revision || !sameOnPage(page, typed, base)) return
    savedAs(content)
    replace(content)
    rebase(head.revision)
    store.set(findings)
  }, [
    head.revision,
    content,
    findings,
    revision,
    rebase,
    page,
    typed,
    base,
    savedAs,
    replace,
    store,
  ])
}
