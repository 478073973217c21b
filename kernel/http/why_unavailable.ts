import { CommitUnknown } from '#kernel/database/failed_commit'
import { hasCollided } from '#kernel/database/has_collided'
import { isDatabaseAway } from '#kernel/database/is_database_away'
import { wording } from '#kernel/lang/server/wording'

/**
 * What is told (HTTP 503) when a request failed for a reason that passes by itself; undefined when
 * it does not.
 */
export function whyUnavailable(error: unknown) {
  if (error instanceof CommitUnknown) return unknown
  if (hasCollided(error)) return collided
  return isDatabaseAway(error) ? away : undefined
}

const away = wording('why_unavailable.away')

const collided = wording('why_unavailable.collided')

const unknown = wording('why_unavailable.unknown')
