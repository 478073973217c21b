import known from './sources.json' with { type: 'json' }

const sources = known.map(({ source, pattern }) => ({ source, pattern: new RegExp(pattern, 'iu') }))

/** The database that values name: its name, an address there or one of its numbers. */
export function sourceIn(values: readonly string[]): string | null {
  for (const value of values) {
    const found = sources.find(({ pattern }) => pattern.test(value))
    if (found) return found.source
  }
  return null
}
