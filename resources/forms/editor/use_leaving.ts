import { useContext, type FocusEvent } from 'react'
import { EditorContext } from './editor_context'
import { isLeft } from './focus'

/**
 * Tells the editor when the cursor leaves a place.
 * @param paths machine paths of the elements that stand there; none where there is nothing to tell
 * @returns what hears it (`onBlur`)
 */
export function useLeaving(paths: readonly string[]): (event: FocusEvent<Element>) => void {
  const editor = useContext(EditorContext)
  return (event) => {
    if (paths.length > 0 && isLeft(event)) editor?.getState().leave(paths)
  }
}
