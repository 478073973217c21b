const KEY = 'e2b.imports'

/** The imports of this tab that are not finished, so that they are found again after a reload. */
export function keptImports(): string[] {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export function keepImports(ids: readonly string[]): void {
  window.sessionStorage.setItem(KEY, JSON.stringify(ids))
}
