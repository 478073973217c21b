/** A figure as JSON holds it: infinity and what is undefined are texts, what was not computed is null. */
export function plainValue(value: number | undefined): number | string | null {
  if (value === undefined) return null
  if (Number.isNaN(value)) return 'undefined'
  return Number.isFinite(value) ? value : value > 0 ? 'Infinity' : '-Infinity'
}

/** Figures by name. */
export const plainValues = (
  values: Readonly<Record<string, number | undefined>>
): Record<string, number | string | null> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value)]))

/** A figure for a terminal, with four digits. */
export function shownValue(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '-'
  if (!Number.isFinite(value)) return value > 0 ? '∞' : '-∞'
  const size = Math.abs(value)
  return size >= 1e6 || (size > 0 && size < 1e-3)
    ? value.toExponential(3)
    : `${+value.toPrecision(4)}`
}
