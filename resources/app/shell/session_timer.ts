/** Windows of one browser share one session: what one of them hears counts for all. */
const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('pharos-session') : null

let heardAt = Date.now()
channel?.addEventListener('message', () => (heardAt = Date.now()))

/** The server has answered something that a person did: its idle clock starts anew. */
export function sessionHeard(): void {
  heardAt = Date.now()
  channel?.postMessage(null)
}

/**
 * Seconds until the session ends, never below 0.
 * @param sessionSeconds how long a session lasts without a request
 */
export function secondsLeft(sessionSeconds: number, now = Date.now()): number {
  return Math.max(0, sessionSeconds - Math.floor((now - heardAt) / 1000))
}
