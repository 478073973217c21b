import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises'

/** What answered so shortly ago is taken at its word: under load no connection is asked. */
const FRESH_MS = 20

/** The answer of one that lives comes within this time. */
const PATIENCE_MS = 2_000

interface Line {
  query(sql: string): Promise<unknown>
}

let answered = new WeakMap<object, number>()

/** Notes that a connection has just answered. */
export function noteAnswer(line: object): void {
  answered.set(line, performance.now())
}

/** One connection has ended: no other is taken at its word any more. */
export function doubtAll(): void {
  answered = new WeakMap()
}

/**
 * Asks a connection that lay in the pool whether it is still there, by an empty statement. A
 * PostgreSQL that restarts, an administrator or a firewall ends connections while nobody uses them,
 * and the news may still be on its way: a request would fail although others are well.
 * @param patience milliseconds that it may take to answer
 */
export async function isAlive(line: Line, patience = PATIENCE_MS): Promise<boolean> {
  if (performance.now() - (answered.get(line) ?? 0) < FRESH_MS) return true
  const heard = new AbortController()
  // Where this process itself was busy so long, the answer may lie there unread: it is read first.
  const silence = sleep(patience, false, { signal: heard.signal, ref: false }).then(() =>
    soon(false)
  )
  silence.catch(() => {})
  const answer = line.query('').then(
    () => true,
    () => false
  )
  const lives = await Promise.race([answer, silence])
  heard.abort()
  return lives
}
