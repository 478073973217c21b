/** Times of many tries, in milliseconds. */
export interface Times {
  readonly p50: number
  readonly p95: number
  readonly most: number
  readonly tries: number
}

/** Sorts times and reads their percentiles (nearest rank). */
export function percentiles(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b)
  const at = (share: number) =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), most: at(1), tries: sorted.length }
}

/**
 * How long something takes, in milliseconds.
 * @param now tells milliseconds
 */
export async function timed(
  work: () => Promise<unknown>,
  now = () => performance.now()
): Promise<number> {
  const started = now()
  await work()
  return now() - started
}

/** Does the work for each item, some at once; gives how many were done in a second. */
export async function rate<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<unknown>,
  now?: () => number
): Promise<number> {
  let next = 0
  const lane = async () => {
    while (next < items.length) await work(items[next++])
  }
  const ms = await timed(() => Promise.all(Array.from({ length: atOnce }, lane)), now)
  return (items.length / ms) * 1000
}
