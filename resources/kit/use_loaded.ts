import { useCallback, useEffect, useRef, useState } from 'react'

export interface Loaded<T> {
  data: T | null
  error: string | null
  /** What is shown belongs to an earlier key; the answer to this one is on its way. */
  stale: boolean
  reload: () => void
}

type State<T> = Omit<Loaded<T>, 'reload'>

/**
 * Loads something when its key changes; an older answer never replaces a newer one.
 * @param key names what is loaded; null loads nothing
 * @param load gets a signal that ends the call when the key changes
 * @param keep goes on showing what was there until the new answer comes
 */
export function useLoaded<T>(
  key: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { keep = false } = {}
): Loaded<T> {
  const [state, setState] = useState<State<T>>({ data: null, error: null, stale: false })
  const [round, setRound] = useState(0)
  const loader = useRef(load)
  loader.current = load
  useEffect(() => {
    if (key === null) return
    const abort = new AbortController()
    const settle = (next: State<T>) => {
      if (!abort.signal.aborted) setState(next)
    }
    setState((now) => ({ data: keep ? now.data : null, error: null, stale: true }))
    loader.current(abort.signal).then(
      (data) => settle({ data, error: null, stale: false }),
      (error: Error) => settle({ data: null, error: error.message, stale: false })
    )
    return () => abort.abort()
  }, [key, round, keep])
  const reload = useCallback(() => setRound((value) => value + 1), [])
  return { ...state, reload }
}
