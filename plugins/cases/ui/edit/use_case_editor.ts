import { createContext, useContext } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { changeLevel } from '#resources/forms/content/edit_content'
import type { Forms } from '#resources/forms/catalogue/load_forms'
import { NOTHING_FOUND } from '#resources/forms/findings/findings'
import type { ShownMissing } from '#resources/forms/findings/shown_missing'
import type { Presence } from '../presence/presence_context'
import {
  type CaseEditor,
  judged,
  left,
  type LoadedCase,
  mayEdit,
  regionsOf,
} from '#plugins/cases/ui/edit/case_editor'

export type CaseEditorStore = StoreApi<CaseEditor>

interface Opened extends Presence {
  readonly forms: Forms
  /** Name of the page. */
  readonly page: string
  readonly today: string
  readonly shownMissing: ShownMissing
}

/** Makes the one store of a page that is edited; `case_editor` has the ways in which it changes. */
export function openEditor(
  loaded: LoadedCase,
  { forms, page, today, others, shownMissing }: Opened
): CaseEditorStore {
  const { case: head, content, context, findings } = loaded
  const { catalogue } = forms
  return createStore<CaseEditor>()((set) => ({
    page: forms.pages.find((each) => each.page === page)!,
    catalogue,
    loaded,
    head,
    revision: head.revision,
    content,
    base: content,
    settled: content,
    changes: 0,
    change: (steps, work) => set((now) => ({ content: changeLevel(now.content, steps, work) })),
    leave: (paths) => set((now) => left(now, paths)),
    ...mayEdit(loaded),
    today,
    regions: regionsOf(context),
    ...judged({ findings: NOTHING_FOUND, content, catalogue, shownMissing }, findings),
    shownMissing,
    context,
    isSaving: false,
    conflict: null,
    reasonAsked: null,
    sending: 0,
    unsavedTyping: null,
    others,
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
