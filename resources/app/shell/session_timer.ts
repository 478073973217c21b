let heardAt = Date.now()

/** The server has answered: its idle clock starts anew. */
export function sessionHeard(): void {
  heardAt = Date.now()
}

/**
 * Seconds until the session ends, never below 0.
 * @param sessionSeconds how long a session lasts without a request
 */
export function secondsLeft(sessionSeconds: number, now = Date.now()): number {
  return Math.max(0, sessionSeconds - Math.floor((now - heardAt) / 1000))
}
