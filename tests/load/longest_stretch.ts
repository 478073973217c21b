/** Processor time of the main thread, ms. */
export interface Stretches {
  /** The longest that nobody else had a turn. */
  readonly longest: number
  readonly total: number
}

/** Does some work and looks how long it keeps all others waiting at one go. */
export async function longestStretch(work: () => Promise<unknown>): Promise<Stretches> {
  const spent = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  const began = spent()
  let [last, longest] = [began, 0]
  let isOver = false
  const look = () => {
    const now = spent()
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isOver = true
  look()
  return { longest, total: last - began }
}
