/** Identifiers that one line of the trail names at most. */
export const MOST_IDS = 20

/** Values of a request that are looked at, at most: how many it has is up to its sender. */
const MOST_VALUES = 5000

/** What identifies a thing in a request: a UUID, or the hash of a file. */
const identifier = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{64})$/i

/**
 * The identifiers that a request names, each once and at most 20, however deep they are in it. What
 * lies further up comes first, so that nobody hides the project asked for behind rows of a list.
 */
export function identifiersIn(body: unknown): string[] {
  const found = new Set<string>()
  // Looks without recursion: how deep the request is nested is up to its sender as well.
  const met: unknown[] = [body]
  for (let at = 0; at < met.length && found.size < MOST_IDS; at++) {
    const value = met[at]
    if (typeof value === 'string' && identifier.test(value)) found.add(value)
    if (typeof value === 'object' && value !== null) append(met, value)
  }
  return [...found]
}

function append(met: unknown[], inner: object): void {
  for (const name in inner) {
    if (met.length >= MOST_VALUES) return
    if (Object.hasOwn(inner, name)) met.push(inner[name as keyof typeof inner])
  }
}
