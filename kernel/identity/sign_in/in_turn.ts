/** The last one that waits for each key. */
const lines = new Map<string, Promise<unknown>>()

/**
 * Runs what bears the same key one after the other, within this process. Tries to sign in are
 * counted before they are looked at; in turn, right ones that come at once are forgiven before the
 * next is counted, and wrong ones after the last that is allowed cost nothing.
 */
export async function inTurn<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = lines.get(key) ?? Promise.resolve()
  const own = before.then(work, work)
  lines.set(key, own)
  try {
    return await own
  } finally {
    if (lines.get(key) === own) lines.delete(key)
  }
}
