/**
 * What is configured, in one line that people can read: `C.5.3 PH-1 · C.5.4 1`.
 * @param value plain JSON; keys that are element numbers get their dots back, identities are left out
 */
export function valueText(value: unknown): string {
  return partsOf(value, '').join(' · ')
}

function partsOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => partsOf(each, key))
  if (value !== null && typeof value === 'object') {
    return Object.entries(value)
      .filter(([name]) => name !== 'id')
      .flatMap(([name, each]) =>
        partsOf(each, /^[A-Z]/.test(name) ? name.replaceAll('_', '.') : '')
      )
  }
  if (value === undefined || value === null) return []
  return [key ? `${key} ${String(value)}` : String(value)]
}
