import { createStore, type StoreApi } from 'zustand'
import type { CaseContent } from '#kernel/case/content/case_content'
import { changeLevel } from '#resources/forms/content/edit_content'
import { NOTHING_FOUND } from '#resources/forms/findings/findings'
import type { Editor, EditorStore } from './editor_context'

const NONE: readonly string[] = []

/** An editor of a content that nobody judges. */
export function makeEditor(
  content: CaseContent,
  { today, regions }: Pick<Editor, 'today' | 'regions'>
): StoreApi<Editor> {
  return createStore<Editor>()((set) => ({
    content,
    change: (steps, work) => set((now) => ({ content: changeLevel(now.content, steps, work) })),
    leave: () => {},
    readOnly: false,
    today,
    regions,
    findings: NOTHING_FOUND,
  }))
}

/** What a case says, to be read. */
export function readOnlyEditor(content: CaseContent): EditorStore {
  const editor: Editor = {
    content,
    change: () => {},
    leave: () => {},
    readOnly: true,
    today: '',
    regions: NONE,
    findings: NOTHING_FOUND,
  }
  return { getState: () => editor, getInitialState: () => editor, subscribe: () => () => {} }
}
