import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Side } from './wishes'

/** Pixels that a pointer goes before a press is a drag. */
const BEGINS_AT = 6

/** Beside which head another one would stand. */
interface Place {
  readonly other: string
  readonly side: Side
}

/**
 * Has heads dragged to another place, by mouse or pen: a finger scrolls the list. Heads that may be
 * dragged say `data-column`.
 * @param onDrop told which column was let go, and at which side of which other one
 * @returns handlers for the row of the heads, and what a head says of itself
 */
export function useHeadDrag(onDrop: (key: string, side: Side, other: string) => void) {
  const pressed = useRef<{ key: string; x: number } | null>(null)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<{ key: string; place?: Place } | null>(null)
  const end = () => {
    pressed.current = null
    setDrag(null)
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLTableRowElement>) => {
      wasDragged.current = false
      const key = headOf(event.target as Element)?.dataset.column
      if (key && event.button === 0 && event.pointerType !== 'touch')
        pressed.current = { key, x: event.clientX }
    },
    onPointerMove: (event: PointerEvent<HTMLTableRowElement>) => {
      if (!pressed.current) return
      // It was let go elsewhere.
      if (event.buttons !== 1) return end()
      const { key, x } = pressed.current
      if (!drag && Math.abs(event.clientX - x) < BEGINS_AT) return
      if (!drag) event.currentTarget.setPointerCapture(event.pointerId)
      wasDragged.current = true
      const place = placeAt(event.currentTarget, event.clientX)
      setDrag({ key, place: place?.other === key ? undefined : place })
    },
    onPointerUp: () => {
      if (drag?.place) onDrop(drag.key, drag.place.side, drag.place.other)
      end()
    },
    onPointerCancel: end,
    // What was dragged is not ordered by.
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
  const stateOf = (key: string) => ({
    'data-column': key,
    'data-dragged': drag?.key === key || undefined,
    'data-drop': drag?.place?.other === key ? drag.place.side : undefined,
  })
  return { handlers, stateOf }
}

const headOf = (element: Element | null) => element?.closest<HTMLElement>('th[data-column]')

/** What lies under a pointer: heads may be scrolled below the first one. */
function placeAt(row: HTMLElement, x: number): Place | undefined {
  const { top, height } = row.getBoundingClientRect()
  const head = headOf(document.elementFromPoint(x, top + height / 2))
  if (!head || !row.contains(head)) return undefined
  const { left, width } = head.getBoundingClientRect()
  return { other: head.dataset.column!, side: x < left + width / 2 ? 'before' : 'behind' }
}
