/** Codes of an end: of the line itself, and of the server that ends it (PostgreSQL classes 08, 25P03, 57P). */
const ended = ['ECONNRESET', 'EPIPE', '57P01', '57P02', '25P03', '08003', '08006']

/** Codes that say the server is away, not that the statement is wrong. */
const away = [...ended, 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '57P03', '08000', '53300']

const endedWords =
  /Connection terminated( unexpectedly)?$|Connection ended unexpectedly|not queryable|server closed the connection/i

const awayWords = /Connection terminated|Timeout acquiring a connection/i

/** Did this fail because the connection had ended, while others may be well? */
export function hasEnded(error: unknown): boolean {
  return says(error, ended, [endedWords])
}

/** Did this fail because the database is not there or has no connection free? */
export function isDatabaseAway(error: unknown): boolean {
  return says(error, away, [endedWords, awayWords])
}

function says(error: unknown, codes: readonly string[], words: readonly RegExp[]): boolean {
  if (!(error instanceof Error)) return false
  const { code, cause } = error as Error & { code?: string; cause?: unknown }
  if (code !== undefined && codes.includes(code)) return true
  if (words.some((word) => word.test(error.message))) return true
  return cause !== undefined && says(cause, codes, words)
}
