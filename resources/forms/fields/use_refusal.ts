import { useCallback, useRef, useState } from 'react'

/** What was typed into a field and is not taken, until something else is typed. */
export function useRefusal() {
  const latest = useRef<string>(undefined)
  const [text, setText] = useState<string>()
  const set = useCallback((refused: string | undefined) => {
    latest.current = refused
    setText(refused)
  }, [])
  /** Whether there is one, also before it is drawn. */
  const isHere = useCallback(() => latest.current !== undefined, [])
  return { text, set, isHere }
}
