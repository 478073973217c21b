const MINUTE = 60_000

/** Minutes until the next try, by how many have failed; then hourly. */
const PAUSES = [1, 5, 15, 60]

/** Failing for so long is told to people. */
export const TOLD_AFTER_MINUTES = 60

/** Failing for so long stops the tries: a person decides. */
const GIVEN_UP_AFTER_HOURS = 24

/**
 * When a message is tried again: after 1, 5, 15 and 60 minutes, then hourly, for a day.
 * @param failed moments of the tries that failed, the first one first, in milliseconds; the last of them is
 *   the present
 * @returns milliseconds; null when it is not tried again
 */
export function nextTry(failed: readonly number[]): number | null {
  const [first, last] = [failed[0]!, failed.at(-1)!]
  if (last - first >= GIVEN_UP_AFTER_HOURS * 60 * MINUTE) return null
  return last + (PAUSES[failed.length - 1] ?? 60) * MINUTE
}
