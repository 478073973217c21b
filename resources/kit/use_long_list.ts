import { useVirtualizer } from '@tanstack/react-virtual'

/** Up to here every line stands in the document, where the browser's own search finds it. */
const LONG_FROM = 100
const OVERSCAN = 12

interface LongList {
  count: number
  /** Identity of a line: its measured height goes with it. */
  keyOf: (index: number) => string
  /** About how high a line is, in pixels. */
  size: number
  /** What scrolls. */
  scroller: () => HTMLElement | null
  /** Up to so many lines stand in the document. */
  longFrom?: number
  /** Height of what stands above the list in what scrolls, in pixels. */
  above?: number
}

/**
 * The lines of a list that are drawn: all of them, or, of a long list, those in sight.
 * @returns their places, the height left out before and after them, what measures a line that is
 * drawn, and a way to bring a line into sight
 */
export function useLongList({
  count,
  keyOf,
  size,
  scroller,
  above = 0,
  longFrom = LONG_FROM,
}: LongList) {
  const isLong = count > longFrom
  const virtual = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: scroller,
    getItemKey: keyOf,
    estimateSize: () => size,
    overscan: OVERSCAN,
    scrollMargin: above,
  })
  if (!isLong) {
    return {
      isLong,
      indexes: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
      measure: undefined,
      show: undefined,
    }
  }
  const items = virtual.getVirtualItems()
  return {
    isLong,
    indexes: items.map(({ index }) => index),
    before: items[0] ? items[0].start - above : 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? above) + above,
    measure: virtual.measureElement,
    show: (index: number) => virtual.scrollToIndex(index, { align: 'auto' }),
  }
}
