const LATEST_MS = 300

/**
 * Runs something when the browser is idle, at the latest after 300 ms.
 * @param work gets a question: is this still wanted, or was it called off?
 * @returns calls it off
 */
export function whenIdle(work: (stillWanted: () => boolean) => void | Promise<void>): () => void {
  let wanted = true
  const run = () => void work(() => wanted)
  const idle = typeof window.requestIdleCallback === 'function'
  const ticket = idle
    ? window.requestIdleCallback(run, { timeout: LATEST_MS })
    : window.setTimeout(run, 30)
  return () => {
    wanted = false
    if (idle) window.cancelIdleCallback(ticket)
    else window.clearTimeout(ticket)
  }
}
