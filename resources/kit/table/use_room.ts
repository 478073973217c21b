import { useCallback, useState } from 'react'

/** As wide as the widest vertical scroll bar of a system, in pixels: it comes and goes with the rows. */
const SCROLL_BAR = 17

/** How wide the content of an element may be before it scrolls sideways, in pixels. */
export function useRoom() {
  const [room, setRoom] = useState(0)
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const look = () => setRoom(element.clientWidth - SCROLL_BAR)
    // Before it is painted: columns must not come after their rows.
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, measure }
}
