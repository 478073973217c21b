import pLimit, { type LimitFunction } from 'p-limit'

/** Uploads of one account that are taken at once, as a browser sends them; the others wait unread. */
const AT_ONCE = 6

/** The uploads of each account that has some at this moment. */
const lines = new Map<string, LimitFunction>()

/** Takes an upload of an account when fewer than six of its others are at hand. */
export async function fewAtOnce<Result>(
  account: string,
  take: () => Promise<Result>
): Promise<Result> {
  const line = lines.get(account) ?? pLimit(AT_ONCE)
  lines.set(account, line)
  try {
    return await line(take)
  } finally {
    if (line.activeCount + line.pendingCount === 0) lines.delete(account)
  }
}
