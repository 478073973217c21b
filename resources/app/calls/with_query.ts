/** What a query may hold; a list or an object is written out in brackets. */
export type Query = Readonly<Record<string, unknown>>

function* written(name: string, value: unknown): Generator<[string, string]> {
  if (value === undefined || value === null || value === '') return
  if (typeof value !== 'object') return yield [name, String(value)]
  for (const [key, inside] of Object.entries(value)) yield* written(`${name}[${key}]`, inside)
}

/** Address with the parameters that hold something. */
export function withQuery(path: string, query: Query = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) => [...written(name, value)])
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path
}
