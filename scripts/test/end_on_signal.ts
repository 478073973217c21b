const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** How to end what runs at this moment. */
const running = new Set<() => Promise<void>>()

/** Once this process was told to stop: does not come back, since the process ends with it. */
let stopping: Promise<void> | undefined

/**
 * Ends something when this process is told to stop; this process goes when all of it has ended.
 * @returns what is to be awaited when it has ended by itself. It does not come back in a process that
 *   was told to stop, so that nothing new is begun there.
 */
export function endOnSignal(end: () => Promise<void>): () => Promise<void> {
  if (running.size === 0) for (const signal of STOPS) process.on(signal, stop)
  running.add(end)
  // It was begun a moment too late.
  if (stopping) void end()
  return async () => {
    await stopping
    running.delete(end)
    if (running.size === 0) for (const signal of STOPS) process.off(signal, stop)
  }
}

function stop() {
  stopping ??= endAll()
}

async function endAll(): Promise<void> {
  await Promise.all([...running].map((end) => end()))
  process.exit(1)
}
