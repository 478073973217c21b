import type { ExpiringRows } from '#kernel/changes/expiring_rows'
import { KEPT_FOR } from '#kernel/http/idempotency/claim_key'

const untilItExpires = { isOver: 'expires_at < now()', ofProjects: false } as const

/** What the kernel keeps for a time only. */
export const kernelRows: readonly ExpiringRows[] = [
  {
    table: 'idempotency_keys',
    isOver: `created_at < now() - interval '${KEPT_FOR}'`,
    ofProjects: true,
  },
  { table: 'batch_items', isOver: 'expires_at < now()', ofProjects: true },
  { table: 'sessions', ...untilItExpires },
  { table: 'api_tokens', ...untilItExpires },
  { table: 'reset_codes', ...untilItExpires },
  { table: 'sign_in_codes', ...untilItExpires },
  // Milliseconds since 1970; without an end a limit stays.
  {
    table: 'rate_limits',
    isOver: 'expire < extract(epoch from now()) * 1000',
    ofProjects: false,
  },
]
