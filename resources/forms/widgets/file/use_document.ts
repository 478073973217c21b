import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ElementDefinition } from '#kernel/case/content/element_definition'
import { toKey } from '#kernel/case/content/element_id'
import { sameLeaf, type Leaf } from '#kernel/case/content/leaf'
import { ApiError, sentenceOf } from '#resources/app/api_error'
import { withKey } from '../../content/edit_content'
import { useEditor } from '../../editor/editor_context'
import { useDocuments } from '../../leaf/documents'
import type { PanelContext } from '../../panel/panel_context'

/** A document on its way to the server. */
interface Sending {
  name: string
  /** 0 to 1 */
  part: number
  stop: () => void
}

/**
 * The document of one element: taken in, replaced, removed, brought back. A refused one changes
 * nothing. It goes into the case itself, so that a row may be closed while it is on its way.
 */
export function useDocument(
  { id }: ElementDefinition,
  leaf: Leaf | undefined,
  { steps }: PanelContext
) {
  const { t } = useTranslation()
  const change = useEditor((editor) => editor.change)
  const documents = useDocuments()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [past, setPast] = useState<{ leaf: Leaf; now: Leaf | undefined } | null>(null)

  const set = (next: Leaf | undefined) => {
    setRefusal(null)
    setPast(leaf === undefined ? null : { leaf, now: next })
    change(steps, (level) => withKey(level, toKey(id), next))
  }
  const take = async (files: readonly File[]) => {
    const [file, ...more] = files
    if (!file || !documents?.upload || sending) return
    setRefusal(more.length > 0 ? t('forms.file.only_one') : null)
    if (more.length > 0) return
    const abort = new AbortController()
    const tell = (part: number) => setSending({ name: file.name, part, stop: () => abort.abort() })
    tell(0)
    try {
      set(await documents.upload(file, tell, abort.signal))
    } catch (error) {
      if (!abort.signal.aborted) setRefusal(numbered(error))
    } finally {
      setSending(null)
    }
  }
  return {
    sending,
    refusal,
    take,
    remove: () => set(undefined),
    /** Brings back what was removed or replaced; absent when there is nothing to bring back. */
    undo: past && sameLeaf(past.now, leaf) ? { of: past.now, run: () => set(past.leaf) } : null,
  }
}

/** The sentence of a refusal behind its number, by which the manual and the support know it. */
function numbered(error: unknown): string {
  const number = error instanceof ApiError && error.code > 0 ? `${error.code} · ` : ''
  return number + sentenceOf(error)
}
