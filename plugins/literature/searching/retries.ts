const MINUTE = 60_000

/** Minutes until the next try, by how many have failed in a row; then hourly. */
const PAUSES = [1, 5, 15, 60]

/**
 * When a source that failed is asked again: after 1, 5, 15 and 60 minutes, then hourly until it answers.
 * @param failed tries that failed in a row, from 1
 * @param last moment of the last of them
 */
export const nextTry = (failed: number, last: Date): Date =>
  new Date(last.getTime() + (PAUSES[failed - 1] ?? 60) * MINUTE)
