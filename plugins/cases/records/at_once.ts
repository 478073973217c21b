/** Whole cases that are held in memory at once, however many are gone through: each may have megabytes. */
export const AT_ONCE = 20

/** Ids by so many as are held at once. */
export function* portionsOf(caseIds: readonly string[]): Generator<string[], void> {
  for (let at = 0; at < caseIds.length; at += AT_ONCE) yield caseIds.slice(at, at + AT_ONCE)
}
