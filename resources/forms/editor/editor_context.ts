import { createContext, useContext } from 'react'
import type { CaseContent } from '#kernel/content/case_content'
import type { PathStep } from '#kernel/content/element_path'
import type { Level } from '../content/edit_content'

/** The case that is edited, and the one way to change it. */
export interface Editor {
  content: CaseContent
  /** Changes the level at the end of the steps. */
  change: (steps: readonly PathStep[], change: (level: Level) => Level) => void
  readOnly: boolean
  today: string
  /** Regions that the case is reported to: sections of other regions show only when filled. */
  regions: readonly string[]
}

export const EditorContext = createContext<Editor | null>(null)

/** The case that is edited on this screen. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('There is no editor around this form')
  return editor
}
