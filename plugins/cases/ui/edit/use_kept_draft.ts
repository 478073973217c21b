import { useCallback, useEffect, useRef, useState } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import { forget, keep, kept } from '#resources/app/drafts/vault'
import { useShell } from '#resources/app/shared_props'
import type { ClientPage } from '#resources/forms/catalogue/forms_data'
import type { useDraft } from '#resources/forms/editor/use_draft'
import { sameOnPage } from './same_on_page'

/** Typing is kept once it pauses for so long. */
const PAUSE_MS = 800

/** Unsaved typing on one page. */
interface KeptDraft {
  /** The whole case as it was before the person; a save takes the page out of it. */
  readonly content: CaseContent
  /** The revision that was typed upon: what others saved since is merged, not overwritten. */
  readonly baseRevision: number
}

interface Keeping {
  caseId: string
  page: ClientPage
  draft: ReturnType<typeof useDraft>
  unsaved: boolean
  revision: number
  /** Tells the next save upon which revision was typed. */
  rebase: (revision: number) => void
}

/**
 * Keeps unsaved typing in the browser, so that a closed window or a lost session loses nothing.
 * @returns what was found when the page opened, until it is taken up or thrown away
 */
export function useKeptDraft({ caseId, page, draft, unsaved, revision, rebase }: Keeping) {
  const { user } = useShell()
  const name = `${user?.id} ${caseId} ${page.page}`
  const [found, setFound] = useState<{ at: number; value: KeptDraft } | null>(null)
  const wasUnsaved = useRef(false)
  const { draft: typed, base, replace } = draft
  const opened = useRef(base)
  useEffect(() => {
    void kept<KeptDraft>(name).then((each) => {
      if (each && !sameOnPage(page, each.value.content, opened.current)) setFound(each)
    })
  }, [name, page])
  useEffect(() => {
    // Saved or taken back: nothing is left to be kept. What was found waits for its answer.
    if (!unsaved && wasUnsaved.current) void forget(name)
    wasUnsaved.current = unsaved
    if (!unsaved) return
    const value: KeptDraft = { content: typed, baseRevision: revision }
    let isStill = true
    const timer = window.setTimeout(() => void keep(name, value, () => isStill), PAUSE_MS)
    return () => {
      isStill = false
      window.clearTimeout(timer)
    }
  }, [name, typed, unsaved, revision])
  const restore = useCallback(() => {
    if (!found) return
    rebase(found.value.baseRevision)
    replace(found.value.content)
    setFound(null)
  }, [found, rebase, replace])
  const throwAway = useCallback(() => {
    setFound(null)
    void forget(name)
  }, [name])
  return { foundAt: found?.at, restore, throwAway }
}
