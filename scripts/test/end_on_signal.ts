const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How to end what runs at this moment. */
const running = new Set<() => Promise<void>>()

/**
 * Ends something when this process is told to stop; this process goes when all of it has ended.
 * @returns what is called when it has ended by itself
 */
export function endOnSignal(end: () => Promise<void>): () => void {
  if (running.size === 0) for (const signal of STOPS) process.on(signal, endAll)
  running.add(end)
  return () => {
    running.delete(end)
    if (running.size === 0) for (const signal of STOPS) process.off(signal, endAll)
  }
}

async function endAll() {
  await Promise.all([...running].map((end) => end()))
  process.exit(1)
}
