/**
 * A value as bytes that are the same wherever and whenever they are written: JSON in UTF-8 without spaces,
 * members in the order of their names, those without a value left out.
 */
export const canonicalBytes = (value: unknown): Uint8Array =>
  new TextEncoder().encode(JSON.stringify(ordered(value)))

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, inner]) => [name, ordered(inner)])
  )
}
