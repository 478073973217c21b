/** A value that is no element of the catalogue, in one line: its parts by name instead of JSON. */
export function notedText(value: unknown): string {
  if (Array.isArray(value)) return value.map(notedText).join('; ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name} ${notedText(part)}`)
    .join(' · ')
}
