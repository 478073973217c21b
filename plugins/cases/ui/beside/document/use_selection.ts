import { useEffect, useState, type RefObject } from 'react'

/**
 * What was selected last inside of a place. It is kept when the cursor goes to another place, so
 * that one may select first and choose the field afterwards.
 */
export function useSelection(place: RefObject<HTMLElement | null>) {
  const [selected, setSelected] = useState('')
  useEffect(() => {
    const look = () => {
      const selection = document.getSelection()
      if (selection && place.current?.contains(selection.anchorNode))
        setSelected(selection.toString())
    }
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [place])
  return { selected, clear: () => setSelected('') }
}
