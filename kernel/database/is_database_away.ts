/** Codes that say the server is away, not that the statement is wrong (PostgreSQL classes 08, 25P03, 53, 57P). */
const away = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
  '08000',
  '08003',
  '08006',
  '53300',
])

const words =
  /Connection terminated|Timeout acquiring a connection|Connection ended unexpectedly|not queryable|server closed the connection/i

/** Did this fail because the database is not there or has no connection free? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: string; cause?: unknown }
  if (code !== undefined && away.has(code)) return true
  return words.test(error.message) || (cause !== undefined && isDatabaseAway(cause))
}
