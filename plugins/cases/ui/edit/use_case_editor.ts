import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { changeLevel } from '#resources/forms/content/edit_content'
import type { Forms } from '#resources/forms/catalogue/load_forms'
import { newFindings, NOTHING_FOUND } from '#resources/forms/findings/findings'
import { type CaseEditor, type LoadedCase, regionsOf } from '#plugins/cases/ui/edit/case_editor'

export type CaseEditorStore = StoreApi<CaseEditor>

interface Opened {
  readonly forms: Forms
  /** Name of the page. */
  readonly page: string
  readonly today: string
}

/** Makes the one store of a page that is edited; `case_editor` has the ways in which it changes. */
export function openEditor(loaded: LoadedCase, { forms, page, today }: Opened): CaseEditorStore {
  const { case: head, content, context, findings } = loaded
  return createStore<CaseEditor>()((set) => ({
    page: forms.pages.find((each) => each.page === page)!,
    catalogue: forms.catalogue,
    loaded,
    head,
    revision: head.revision,
    content,
    base: content,
    settled: content,
    changes: 0,
    change: (steps, work) => set((now) => ({ content: changeLevel(now.content, steps, work) })),
    readOnly: false,
    today,
    regions: regionsOf(context),
    findings: newFindings(NOTHING_FOUND, findings),
    context,
    isSaving: false,
    conflict: null,
    sending: 0,
    kept: null,
  }))
}

export const CaseEditorContext = createContext<CaseEditorStore | null>(null)

/** The store of the page that is edited, for those who read it when something is done. */
export function useCaseEditorStore(): CaseEditorStore {
  return useContext(CaseEditorContext)!
}

/** Reads of the page that is edited what is drawn: only when that changes it is drawn anew. */
export function useCaseEditor<Read>(read: (editor: CaseEditor) => Read): Read {
  return useStore(useCaseEditorStore(), read)
}
