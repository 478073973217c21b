import { createContext, useContext } from 'react'
import { type StoreApi, useStore } from 'zustand'
import type { CaseContent } from '#kernel/case/content/case_content'
import type { PathStep } from '#kernel/case/content/element_path'
import type { Level } from '../content/edit_content'
import type { Findings } from '../findings/findings'

/** The case on the screen, and the one way to change it. */
export interface Editor {
  readonly content: CaseContent
  /** Changes the level at the end of the steps. */
  readonly change: (steps: readonly PathStep[], change: (level: Level) => Level) => void
  /** The cursor has left these elements, by machine path: where nothing stands, that is told. */
  readonly leave: (paths: readonly string[]) => void
  readonly readOnly: boolean
  readonly today: string
  /** Regions that the case is reported to: sections of other regions show only when filled. */
  readonly regions: readonly string[]
  /** What the rules say of it. */
  readonly findings: Findings
}

/** Holds an editor; whoever reads it is told of changes. */
export type EditorStore = Pick<StoreApi<Editor>, 'getInitialState' | 'getState' | 'subscribe'>

export const EditorContext = createContext<EditorStore | null>(null)

/** The store of the case on this screen, for those who read it when something is done. */
export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('There is no editor around this form')
  return store
}

/**
 * Reads of the case on this screen what is drawn: only when that changes it is drawn anew.
 * @param read gives the same object for the same state, or is wrapped by `useShallow`
 */
export function useEditor<Read>(read: (editor: Editor) => Read): Read {
  return useStore(useEditorStore(), read)
}
