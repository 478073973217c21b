import { useEffect } from 'react'

const listeners = new Set<() => void>()

/** Says that queries are different now, to whatever shows some on this screen. */
export function tellQueries(): void {
  for (const listener of listeners) listener()
}

/** Is told when something on this screen has made queries different. */
export function useQueriesTold(listener: () => void): void {
  useEffect(() => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [listener])
}
