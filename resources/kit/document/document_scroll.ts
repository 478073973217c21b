import { styled } from '@mui/material/styles'
import { useCallback, useRef, useState, type RefCallback } from 'react'
import { colour } from '../theme/tokens'

const PADDING = 12
/** Drawing anew waits until a border that is dragged rests. */
const REST_MS = 120

/** Where a document is shown: it scrolls both ways. */
export const DocumentScroll = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: PADDING,
  background: colour.line,
  scrollbarGutter: 'stable',
})

/** How wide a document may be without scrolling to the side, once the place rests. */
export function useInnerWidth(): [RefCallback<HTMLDivElement>, number] {
  const [width, setWidth] = useState(0)
  const timer = useRef(0)
  const watch = useCallback((place: HTMLDivElement | null) => {
    if (!place) return
    const measure = () => setWidth(place.clientWidth - 2 * PADDING - 2)
    measure()
    const observer = new ResizeObserver(() => {
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(measure, REST_MS)
    })
    observer.observe(place)
    return () => {
      window.clearTimeout(timer.current)
      observer.disconnect()
    }
  }, [])
  return [watch, width]
}
