import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds from one stranger to the next when many come at once. */
const BETWEEN_MS = 5

/** Nobody waits longer, however many come. */
const LONGEST_MS = 1000

let free = 0

/**
 * Whoever has not signed in comes one after the other: what fifty of them ask at once is spread, and
 * whoever works has a turn in between. One alone does not wait.
 */
export async function strangersTurn(): Promise<void> {
  const now = performance.now()
  const wait = Math.min(Math.max(0, free - now), LONGEST_MS)
  free = now + wait + BETWEEN_MS
  if (wait > 0) await sleep(wait)
}
