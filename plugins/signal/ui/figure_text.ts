import type { PlainFigure } from '#plugins/signal/contract/result'

/** A figure with so many places; what is no number is said by a sign. */
export function figureText(value: PlainFigure | undefined, places = 2): string {
  if (value === 'Infinity') return '∞'
  if (value === '-Infinity') return '−∞'
  return typeof value === 'number' ? value.toFixed(places) : '—'
}
