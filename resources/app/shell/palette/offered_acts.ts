import { useEffect } from 'react'

/** What the screen at hand can do. */
export interface OfferedAct {
  id: string
  title: string
  hint?: string
  /** Keys that do the same: Ctrl S. */
  keys?: string
  icon?: string
  run: () => void
}

const offered = new Set<() => OfferedAct[]>()

/** The acts of the screen, as they are now. */
export function offeredActs(): OfferedAct[] {
  return [...offered].flatMap((acts) => acts())
}

/** Offers acts in the palette while a screen stands there. */
export function useOfferedActs(acts: () => OfferedAct[]): void {
  useEffect(() => {
    offered.add(acts)
    return () => void offered.delete(acts)
  }, [acts])
}
