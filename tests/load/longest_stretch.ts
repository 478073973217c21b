/** A collection of garbage is a stretch, too: of so many tries the best one counts. */
const TRIES = 3

/**
 * Does some work and looks how long it keeps all others waiting at one go.
 * @returns the longest stretch that nobody else had a turn, as a share of the whole; of the
 *   processor time of the main thread, so that a busy machine counts for nothing
 */
export async function longestStretch(work: () => Promise<unknown>): Promise<number> {
  let least = 1
  for (let each = 0; each < TRIES; each++) least = Math.min(least, await stretchOf(work))
  return least
}

async function stretchOf(work: () => Promise<unknown>): Promise<number> {
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
  return longest / (last - began)
}
