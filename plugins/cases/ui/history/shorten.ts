/** Characters that stay beside a change. */
const BESIDE = 70

/**
 * A stretch that did not change, without its middle when that is long.
 * @param afterChange something changed stands before it
 * @param beforeChange something changed stands behind it
 */
export function shorten(text: string, afterChange: boolean, beforeChange: boolean): string {
  const most = BESIDE * ((afterChange ? 1 : 0) + (beforeChange ? 1 : 0))
  if (text.length <= most + BESIDE / 2 || most === 0) return text
  const start = afterChange ? text.slice(0, BESIDE) : ''
  const end = beforeChange ? text.slice(-BESIDE) : ''
  return `${start}${start && ' '}… ${end}`
}
