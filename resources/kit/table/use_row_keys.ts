import type { KeyboardEvent, RefObject } from 'react'

/** What a row says of itself, and what opens it: its keys are heard there. */
export const ROW = 'data-row'
export const OPENER = 'data-opener'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

interface RowKeys {
  scroller: RefObject<HTMLElement | null>
  count: number
  /** Brings a row of a long list into the document. */
  show?: (index: number) => void
  /** Selects the row at that place, or not any longer; absent where nobody selects rows. */
  toggle?: (index: number) => void
}

/**
 * Keys of a list whose rows open: arrows, Home and End go from row to row, Space selects the row; Enter
 * opens it as the link or button that has the focus. What has keys of its own keeps them.
 */
export function useRowKeys({ scroller, count, show, toggle }: RowKeys) {
  const focusRow = (index: number) => {
    const opener = () =>
      scroller.current?.querySelector<HTMLElement>(`[${ROW}="${index}"] [${OPENER}] > *`)
    const there = opener()
    if (there) return there.focus()
    show?.(index)
    requestAnimationFrame(() => requestAnimationFrame(() => opener()?.focus()))
  }
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, altKey, ctrlKey, metaKey, shiftKey } = event
    if (altKey || ctrlKey || metaKey || shiftKey || count === 0) return
    const place = target as HTMLElement
    const at = Number(place.closest(`[${ROW}]`)?.getAttribute(ROW) ?? -1)
    if (at === -1 && place !== currentTarget) return
    if (key === ' ' && at !== -1 && toggle && place.closest(`[${OPENER}]`)) toggle(at)
    else if (key === 'Home') focusRow(0)
    else if (key === 'End') focusRow(count - 1)
    else if (STEPS[key]) focusRow(Math.min(count - 1, Math.max(0, at + STEPS[key])))
    else return
    event.preventDefault()
  }
}
