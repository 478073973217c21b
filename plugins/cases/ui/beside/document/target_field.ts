import { useEffect, useState } from 'react'
import { fitted } from './selected_text'

/** A box of the form that takes a text. */
export type TextBox = HTMLInputElement | HTMLTextAreaElement

/** The box that had the cursor last, and the element that it belongs to. */
export interface TargetField {
  box: TextBox
  /** Machine path of the element. */
  path: string
}

const BOXES = '#work [data-path] :is(textarea, input:not([type]), input[type=text])'

/** The box of the form that a text goes into: the last one that had the cursor, while it is there. */
export function useTargetField(): TargetField | null {
  const [target, setTarget] = useState<TargetField | null>(null)
  useEffect(() => {
    const look = (place: EventTarget | null) => {
      if (!(place instanceof HTMLElement) || !place.matches(BOXES)) return
      const box = place as TextBox
      const path = box.closest<HTMLElement>('[data-path]')!.dataset.path!
      if (!box.readOnly && !box.disabled) setTarget({ box, path })
    }
    const follow = ({ target: place }: FocusEvent) => look(place)
    look(document.activeElement)
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [])
  return target?.box.isConnected && !target.box.readOnly ? target : null
}

/**
 * Puts a text where the cursor of a box is or was, in place of what is selected there. The form
 * hears of it as of typing, and the browser's own way back (Ctrl+Z) takes it out again.
 */
export function typeInto({ box }: TargetField, text: string): void {
  box.focus()
  const [start, end] = [box.selectionStart ?? 0, box.selectionEnd ?? 0]
  const typed = fitted(box.value.slice(0, start), text, box.value.slice(end))
  if (document.execCommand('insertText', false, typed)) return
  box.setRangeText(typed, start, end, 'end')
  box.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
