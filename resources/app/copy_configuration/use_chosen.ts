import { useState } from 'react'

/** Which things are wanted: all of them but those that somebody left out. */
export interface Chosen {
  has: (part: string, key: string) => boolean
  toggle: (part: string, key: string) => void
  /** Wants all again. */
  reset: () => void
}

export function useChosen(): Chosen {
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const nameOf = (part: string, key: string) => JSON.stringify([part, key])
  return {
    has: (part, key) => !leftOut.has(nameOf(part, key)),
    toggle: (part, key) =>
      setLeftOut((now) => {
        const next = new Set(now)
        if (!next.delete(nameOf(part, key))) next.add(nameOf(part, key))
        return next
      }),
    reset: () => setLeftOut(new Set()),
  }
}
