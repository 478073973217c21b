import { NotCommitted } from '#kernel/database/prove_commits'

/**
 * Classes of PostgreSQL's errors (SQLSTATE) that its COMMIT ends with before anything is kept:
 * data, constraint, state of the transaction, rollback, syntax and rights, cancelled, raised by a
 * trigger. All others may come from a server that goes down and had written the commit already.
 */
const undone = /^(22|23|25|40|42|44|P0|57014)/

/** Was the transaction rolled back, beyond doubt? */
export function isCertainlyUndone(error: unknown): boolean {
  if (error instanceof NotCommitted) return true
  return error instanceof Error && undone.test(String((error as { code?: unknown }).code ?? ''))
}

/** The line to PostgreSQL broke in COMMIT, and whether it was carried out could not be asked. */
export class CommitUnknown extends Error {
  constructor(cause: unknown) {
    super('Whether the transaction was committed is not known', { cause })
  }
}
