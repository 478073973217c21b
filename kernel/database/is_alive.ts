import { setTimeout as sleep } from 'node:timers/promises'

/** What answered so shortly ago is taken at its word: under load no connection is asked. */
const FRESH_MS = 20

/** The answer of one that lives comes within this time. */
const PATIENCE_MS = 2_000

interface Line {
  query(sql: string): Promise<unknown>
}

const answered = new WeakMap<object, number>()

/** Notes that a connection has just answered. */
export function noteAnswer(line: object): void {
  answered.set(line, performance.now())
}

/**
 * Asks a connection that lay in the pool whether it is still there, by an empty statement. A
 * PostgreSQL that restarts, an administrator or a firewall ends connections while nobody uses them,
 * and the news may still be on its way: a request would fail although others are well.
 */
export async function isAlive(line: Line): Promise<boolean> {
  if (performance.now() - (answered.get(line) ?? 0) < FRESH_MS) return true
  const patience = new AbortController()
  const silence = sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false })
  silence.catch(() => {})
  const answer = line.query('').then(
    () => true,
    () => false
  )
  const lives = await Promise.race([answer, silence])
  patience.abort()
  return lives
}
