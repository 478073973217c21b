import { useEffect } from 'react'

const listeners = new Set<() => void>()

/** Says that submissions are different now, to whatever shows some on this screen. */
export function tellSubmissions(): void {
  for (const listener of listeners) listener()
}

/** Is told when something on this screen has made submissions different. */
export function useSubmissionsTold(listener: () => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}
